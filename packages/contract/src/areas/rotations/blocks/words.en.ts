import type { SameWords } from '../../../kernel/index.ts'
import type { blocksZh } from './words.zh-CN.ts'

export const blocksEn = {
  auditActions: {
    'rotationBlock.enter': 'Confirm an entry',
    'rotationBlock.cancelEntry': 'Cancel an entry',
    'rotationBlock.requestExit': 'Request an exit',
    'rotationBlock.assess': 'Assess an exit',
    'rotationBlock.reassess': 'Return an assessment',
    'rotationBlock.pass': 'Confirm a passed rotation',
    'rotationBlock.fail': 'Confirm a failed rotation',
    'rotationBlock.recordPassed': 'Record a passed rotation',
    'rotationBlock.recordFailed': 'Record a failed rotation',
    'rotationBlock.undo': 'Undo a step of a rotation',
  },
  flows: {
    rotationBlock: {
      states: {
        planned: 'To enter',
        entered: 'In rotation',
        exitRequested: 'To assess',
        assessed: 'To confirm',
        passed: 'Passed',
        failed: 'Failed',
      },
      actions: {
        enter: 'Confirm entry',
        cancelEntry: 'Cancel entry',
        requestExit: 'Request exit',
        assess: 'Assess',
        reassess: 'Return for assessment',
        pass: 'Confirm pass',
        fail: 'Confirm fail',
        recordPassed: 'Record as passed',
        recordFailed: 'Record as failed',
      },
    },
  },
  permissions: {
    'rotations:block:list': 'See rotations of departments',
    'rotations:block:export': 'Export rotations',
    'rotations:block:enter': 'Confirm entries and assign supervisors',
    'rotations:block:exit': 'Request exits',
    'rotations:block:assess': 'Assess and confirm exits',
    'rotations:block:repeat': 'Place repeats',
    'rotations:block:recordPast': 'Record past rotations',
  },
} as const satisfies SameWords<typeof blocksZh>
