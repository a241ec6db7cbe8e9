import type { AreaPages } from '../../app/view-registry.ts'

export const pages: AreaPages = {
  'sign/basic': () => import('./applicant/sign-basic.page.tsx'),
  'sign/train': () => import('./applicant/sign-train.page.tsx'),
  'recruit/student/registration': () => import('./review/registrations.page.tsx'),
}
