/** Addresses of the form's steps, for links from elsewhere. */
export const signupPaths = {
  sign: '/sign/basic?step=sign',
  basic: '/sign/basic?step=basic',
  photo: '/sign/basic?step=photo',
  academic: '/sign/academic',
  foreign: '/sign/foreign',
  work: '/sign/work',
  train: '/sign/train',
  check: '/sign/train?step=check',

  /**
   * A registration in the office's review; `from` is the list it was opened from, with its filters.
   */
  review: (id: number, from?: string) =>
    `/recruit/registration?id=${id}${from ? `&from=${encodeURIComponent(from)}` : ''}`,

  /**
   * A partner unit's applicants, its background tasks, and a step of an applicant's registration.
   */
  people: '/sign/cooperation/apply/student',
  tasks: '/sign/cooperation/tasks',
  person: (id: number, step?: string | null, from?: string | null) =>
    `/sign/cooperation/person?id=${id}${step ? `&step=${step}` : ''}${from ? `&from=${encodeURIComponent(from)}` : ''}`,
} as const
