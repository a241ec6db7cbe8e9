// Subjects of commits that check-subjects refuses: [rule, subject], and some that it allows.
export const subjectViolations = [
  ['subject-length', `absence: refuse a leave that ${'overlaps '.repeat(6)}`],
  ['subject-area', 'Refuse a leave that overlaps another'],
  ['subject-area', 'holidays: refuse a leave that overlaps another'],
  ['subject-form', 'absence: Refuse a leave that overlaps another'],
  ['subject-form', 'absence: refuse a leave that overlaps another.'],
  ['subject-verb', 'absence: refused a leave that overlaps another'],
  ['subject-verb', 'absence: refuses a leave that overlaps another'],
  ['subject-verb', 'absence: refusing leaves that overlap'],
]

export const allowedSubjects = [
  'absence: refuse a leave that overlaps another',
  'tools: pass the version on to the release',
  'Revert "absence: refuse a leave that overlaps another"',
]
