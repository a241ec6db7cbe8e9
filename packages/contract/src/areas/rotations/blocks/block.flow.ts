import { flow } from '../../../kernel/index.ts'
import { blockPermissions as may } from './permissions.ts'

/**
 * A stay of a trainee in a department. `leader`: answers for the department, `supervisor`: supervises this block, `owner`: the trainee.
 * `begun`, `ended`: by its days. `sound`, `short`: what the rules say of its scores; nobody chooses between them. `past`: recorded from before
 * the system.
 */
export const blockFlow = flow({
  name: 'rotationBlock',
  states: ['planned', 'entered', 'exitRequested', 'assessed', 'passed', 'failed'],
  initial: 'planned',
  relations: ['owner', 'leader', 'supervisor', 'begun', 'ended', 'assessor', 'sound', 'short', 'past'],
  actions: {
    enter: { kind: 'forward', from: ['planned'], to: 'entered', permission: may.enter, as: ['leader', 'begun'] },
    cancelEntry: { kind: 'back', from: ['entered'], to: 'planned', permission: may.enter, as: ['leader'], needs: ['reason'] },
    requestExit: { kind: 'forward', from: ['entered'], to: 'exitRequested', permission: may.exit, as: ['ended'], ownAllowed: true },
    assess: { kind: 'forward', from: ['exitRequested'], to: 'assessed', permission: may.assess, as: ['assessor'] },
    reassess: { kind: 'back', from: ['assessed'], to: 'exitRequested', permission: may.assess, as: ['leader'], needs: ['reason'] },
    pass: { kind: 'forward', from: ['assessed'], to: 'passed', permission: may.assess, as: ['leader', 'sound'] },
    fail: { kind: 'end', from: ['assessed'], to: 'failed', permission: may.assess, as: ['leader', 'short'] },
    recordPassed: { kind: 'forward', from: ['planned'], to: 'passed', permission: may.recordPast, as: ['past'] },
    recordFailed: { kind: 'end', from: ['planned'], to: 'failed', permission: may.recordPast, as: ['past'] },
  },
})
