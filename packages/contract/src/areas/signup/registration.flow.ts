import { flow } from '../../kernel/index.ts'
import { signupPermissions as may } from './permissions.ts'

/**
 * A registration from the first line to the trainee. Exam, ranking, confirmation and arrival join between `qualified` and `enrolled`
 * with the whole of sign-up; whom the intake exempts from the exam goes this way for good.
 */
export const registrationFlow = flow({
  name: 'registration',
  states: ['draft', 'submitted', 'returned', 'rejected', 'qualified', 'admitted', 'enrolled', 'withdrawn'],
  initial: 'draft',
  relations: ['owner', 'base', 'office', 'complete', 'inWindow'],
  actions: {
    submit: { from: ['draft', 'returned'], to: 'submitted', permission: may.fill, as: ['owner', 'complete', 'inWindow'], ownAllowed: true },
    withdraw: {
      from: ['draft', 'submitted', 'returned', 'qualified', 'admitted'],
      to: 'withdrawn',
      permission: may.fill,
      as: ['owner'],
      ownAllowed: true,
    },
    pass: { from: ['submitted'], to: 'qualified', permission: may.review, as: ['base'] },
    return: { from: ['submitted'], to: 'returned', permission: may.review, as: ['base'], needs: ['reason'] },
    reject: { from: ['submitted'], to: 'rejected', permission: may.review, as: ['base'], needs: ['reason'] },
    admit: { from: ['qualified'], to: 'admitted', permission: may.admit, as: ['office'] },
    enrol: { from: ['admitted'], to: 'enrolled', permission: may.admit, as: ['office'] },
  },
})
export type RegistrationState = (typeof registrationFlow.states)[number]
export type RegistrationAction = keyof typeof registrationFlow.actions
export type RegistrationRelation = (typeof registrationFlow.relations)[number]
