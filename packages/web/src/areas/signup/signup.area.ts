import { signupWaiting } from '@residency/contract/areas/signup/waiting'
import type { WebArea } from '../../platform/area.ts'
import { pageWith } from '../../platform/area-pages.ts'

const loadOwnRegistration = () =>
  import('./registration/registration-form.tsx').then((part) => part.RegistrationForm)

export const signupArea: WebArea = {
  name: 'signup',
  pages: {
    'sign/basic': pageWith(loadOwnRegistration, { page: 'basic' }),
    'sign/train': pageWith(loadOwnRegistration, { page: 'train' }),
    'sign/academic': pageWith(loadOwnRegistration, { page: 'academic' }),
    'sign/foreign': pageWith(loadOwnRegistration, { page: 'foreign' }),
    'sign/work': pageWith(loadOwnRegistration, { page: 'work' }),
    'recruit/student/registration': () => import('./review/registrations.page.tsx'),
    'recruit/student/education': async () => ({
      default: (await import('./review/registrations.page.tsx')).EducationPage,
    }),
    'recruit/student/examination': async () => ({
      default: (await import('./review/registrations.page.tsx')).ExaminationPage,
    }),
    'recruit/student/identity': async () => ({
      default: (await import('./review/registrations.page.tsx')).IdentityPage,
    }),
    'recruit/partner/index': () => import('./partner/partner-list.page.tsx'),
    'sign/cooperation/apply/student': () => import('./partner/apply-student.page.tsx'),
    'sign/cooperation/person': () => import('./partner/person.page.tsx'),
    'sign/cooperation/tasks': () => import('./partner/tasks.page.tsx'),
    'sign/cooperation/register': () => import('./partner/register.page.tsx'),
  },
  waiting: signupWaiting,
  homeCards: [{ column: 'main', load: () => import('./registration/own-card.tsx') }],
}
