import type { SameWords } from '../../../kernel/index.ts'
import type { swapZh } from './words.zh-CN.ts'

export const swapEn = {
  auditActions: {
    'rotations.swap.request': 'Swap requested',
    'rotationSwap.accept': 'Swap: other trainee accepted',
    'rotationSwap.decline': 'Swap: other trainee declined',
    'rotationSwap.agreeAsDepartment': 'Swap: a department agreed',
    'rotationSwap.passAsDepartment': 'Swap: all departments agreed',
    'rotationSwap.rejectAsDepartment': 'Swap: a department refused',
    'rotationSwap.passAsBase': 'Swap approved by the base',
    'rotationSwap.rejectAsBase': 'Swap refused by the base',
    'rotationSwap.withdraw': 'Swap withdrawn',
    'rotationSwap.retract': 'Consent to a swap withdrawn',
    'rotationSwap.undo': 'Decision about a swap undone',
  },
  fields: { blockId: 'My stay', otherBlockId: 'With whom', reason: 'Why', state: 'State', waiting: 'Waits for me' },
  ownRecord: { swaps: 'Swaps asked for', createTime: 'Asked', refusal: 'Why refused' },
  flows: {
    rotationSwap: {
      states: {
        requested: 'With the other trainee',
        accepted: 'With the departments',
        departmentsPassed: 'With the base',
        basePassed: 'Swapped',
        rejected: 'Refused',
        withdrawn: 'Withdrawn',
      },
      actions: {
        accept: 'Accept',
        decline: 'Decline',
        agreeAsDepartment: 'Agree as department',
        passAsDepartment: 'Agree as department',
        rejectAsDepartment: 'Refuse as department',
        passAsBase: 'Approve',
        rejectAsBase: 'Refuse',
        withdraw: 'Withdraw',
        retract: 'Withdraw consent',
      },
    },
  },
  waiting: {
    answerSwaps: 'swaps wait for your answer',
    passSwaps: 'swaps wait for your department',
    decideSwaps: 'swaps wait for the base',
  },
  permissions: {
    'rotations:swap:own': 'Ask for swaps and answer them',
    'rotations:swap:list': 'See swaps',
    'rotations:swap:department': 'Decide swaps for a department',
    'rotations:swap:base': 'Decide swaps for a base',
  },
  menus: { 'rotation.swaps': 'Swaps' },
  errors: {
    swapBlockUnknown: 'This stay is not there any more, perhaps a new plan was published; reload and choose again',
    swapPartnerUnknown: 'The stay of the other trainee is not there, or is of another base; please choose again',
    swapSamePerson: 'Both are stays of one trainee; choose a stay of another one',
    swapUnderWay: 'A swap of this stay is open already; wait for its result or withdraw it first',
    swapBegun: 'The stay of {name} in {department} has begun; only stays that have not begun are swapped',
    swapLengths: 'The stays differ in length ({first} and {second}); choose one of the same length',
    swapNothing: 'Department and days are the same, so nothing would change; choose another stay',
    swapLacks:
      '{name} has no stay in {department} of that length that has not begun; a department would be doubled or missing. Choose another stay',
    swapOccupied: '{name} is planned elsewhere from {from} to {until}, the days do not fit; choose another stay',
    swapAway: '{name} is out of rotation from {from} to {until} and cannot move there; choose another stay',
    swapStages: 'The second stage of {name} would begin before the first ends; choose a stay of the same stage',
    swapSplit: 'The months in {department} belong together and would be split for {name}; choose another stay',
    swapPair: '{name} and {other} are kept apart but would both be in {department} in {month}; choose another stay',
    swapFull: '{department} takes {seats} in {month} and would be over capacity; choose another stay or ask the base for seats',
    swapPlanChanged: 'The rotation has changed since both agreed; withdraw the swap and ask again',
  },
} as const satisfies SameWords<typeof swapZh>
