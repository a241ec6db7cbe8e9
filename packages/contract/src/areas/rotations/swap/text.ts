import { book } from '../../../kernel/text/label.ts'

export const swapWords = book({
  auditActions: {
    'rotations.swap.request': ['申请轮转对调', 'Swap requested'],
    'rotationSwap.accept': ['对调对方同意', 'Swap: other trainee accepted'],
    'rotationSwap.decline': ['对调对方不同意', 'Swap: other trainee declined'],
    'rotationSwap.agreeAsDepartment': ['对调科室同意', 'Swap: a department agreed'],
    'rotationSwap.passAsDepartment': ['对调科室全部同意', 'Swap: all departments agreed'],
    'rotationSwap.rejectAsDepartment': ['对调科室不同意', 'Swap: a department refused'],
    'rotationSwap.passAsBase': ['对调基地通过', 'Swap approved by the base'],
    'rotationSwap.rejectAsBase': ['对调基地不通过', 'Swap rejected by the base'],
    'rotationSwap.withdraw': ['撤回对调申请', 'Swap withdrawn'],
    'rotationSwap.retract': ['对方撤回对调同意', 'Consent to a swap withdrawn'],
    'rotationSwap.lapse': ['对调因新的轮转计划失效', 'Swap ended by a new plan'],
    'rotationSwap.undo': ['撤销对调的决定', 'Decision about a swap undone'],
  },
  lapsed: [
    '基地发布了新的轮转计划，申请对调的轮转已重新安排；如仍需对调，请重新申请',
    'The base has published a new rotation plan and these stays have been rescheduled; request the swap again if you still want it',
  ],
  fields: {
    baseId: ['培训基地', 'Base'],
    blockId: ['我的轮转', 'My stay'],
    otherBlockId: ['与谁对调', 'Swap with'],
    reason: ['对调原因', 'Reason'],
    state: ['状态', 'State'],
    waiting: ['待我处理', 'Waiting for me'],
  },
  ownRecord: {
    swaps: ['轮转对调申请', 'Swap requests'],
    createTime: ['申请时间', 'Requested'],
    refusal: ['未通过的原因', 'Reason for refusal'],
  },
  flows: {
    rotationSwap: {
      states: {
        requested: ['待对方同意', 'Awaiting other trainee'],
        accepted: ['待科室同意', 'Awaiting departments'],
        departmentsPassed: ['待基地审核', 'Awaiting base'],
        basePassed: ['已对调', 'Swapped'],
        rejected: ['未通过', 'Rejected'],
        withdrawn: ['已撤回', 'Withdrawn'],
      },
      actions: {
        accept: ['同意对调', 'Accept'],
        decline: ['不同意', 'Decline'],
        agreeAsDepartment: ['科室同意', 'Agree as department'],
        passAsDepartment: ['科室同意', 'Agree as department'],
        rejectAsDepartment: ['科室不同意', 'Refuse as department'],
        passAsBase: ['通过对调', 'Approve'],
        rejectAsBase: ['不通过', 'Reject'],
        withdraw: ['撤回申请', 'Withdraw'],
        retract: ['撤回同意', 'Withdraw consent'],
        lapse: ['因新计划失效', 'Ended by a new plan'],
      },
    },
  },
  waiting: {
    answerSwaps: ['份对调申请待答复', '{count:swap is|swaps are} waiting for your answer'],
    passSwaps: ['份对调申请待科室同意', '{count:swap is|swaps are} waiting for your department'],
    decideSwaps: ['份对调申请待基地审核', '{count:swap is|swaps are} waiting for the base'],
  },
  permissions: {
    'rotations:swap:own': ['申请和答复轮转对调', 'Request and answer swaps'],
    'rotations:swap:list': ['查看轮转对调', 'See swaps'],
    'rotations:swap:department': ['以科室身份处理对调', 'Decide swaps as department'],
    'rotations:swap:base': ['以基地身份审核对调', 'Decide swaps as base'],
  },
  menus: { 'rotation.swaps': ['轮转对调', 'Swaps'] },
  errors: {
    swapBlockUnknown: [
      '没有找到这段轮转，可能排班已重新发布；请刷新后重新选择',
      'This stay was not found; a new plan may have been published. Reload and choose again',
    ],
    swapPartnerUnknown: [
      '没有找到对方的这段轮转，或不在同一基地；请重新选择',
      'The stay of the other trainee was not found, or is at another base; choose again',
    ],
    swapSamePerson: [
      '两段都是同一名学员的轮转；请选择其他学员的轮转',
      'Both stays belong to the same trainee; choose a stay of another trainee',
    ],
    swapUnderWay: [
      '你在 {department} 的轮转（{from} 起）已在与 {other} 的对调申请中，现在{waits}；请在“我的轮转”等待结果，或先撤回那份申请',
      'Your stay in {department} from {from} is already part of a swap request with {other} ({waits}); wait for the result under “My rotation”, or withdraw that request first',
    ],
    swapUnderWayOfOther: [
      '{name} 的这段轮转已在另一份对调申请中，现在{waits}；请等它有结果，或选择其他同学',
      'This stay of {name} is already part of another swap request ({waits}); wait for its result, or choose another trainee',
    ],
    swapBegun: [
      '{name} 在 {department} 的轮转已经开始，不能再对调；只能对调还没开始的轮转',
      'The stay of {name} in {department} has begun; only stays that have not begun can be swapped',
    ],
    swapLengths: [
      '两段轮转长短不同（{first} 与 {second}），不能对调；请选择同样长的轮转',
      'The stays differ in length ({first} and {second}) and cannot be swapped; choose one of the same length',
    ],
    swapNothing: [
      '两段轮转的科室和时间都相同，对调没有变化；请选择另一段',
      'Both stays have the same department and dates, so a swap changes nothing; choose another stay',
    ],
    swapLacks: [
      '{name} 没有同样长、还没开始的 {department} 轮转可以换出；对调后会重复或缺少标准要求的科室，请选择另一段',
      '{name} has no stay of the same length in {department} that has not begun; after the swap a required department would be repeated or missing. Choose another stay',
    ],
    swapOccupied: [
      '{name} 在 {from} 至 {until} 另有安排，时间对不上；请选择另一段',
      '{name} is scheduled elsewhere from {from} to {until}, so the dates do not fit; choose another stay',
    ],
    swapAway: [
      '{name} 在 {from} 至 {until} 不轮转，不能换到这段时间；请选择另一段',
      '{name} is out of rotation from {from} to {until} and cannot take a stay then; choose another stay',
    ],
    swapStages: [
      '对调后 {name} 的第二阶段会早于第一阶段；请选择同一阶段的轮转',
      'After the swap, the second stage of {name} would come before the first; choose a stay of the same stage',
    ],
    swapSplit: [
      '{department} 的几个月应当连续，对调后 {name} 会被拆开；请选择另一段',
      'The months in {department} must be consecutive and would be split for {name}; choose another stay',
    ],
    swapPair: [
      '{name} 与 {other} 不安排在同一科室，对调后 {month} 会同在 {department}；请选择另一段',
      '{name} and {other} are to be kept apart, but would both be in {department} in {month}; choose another stay',
    ],
    swapFull: [
      '{department} {month} 只能接收 {seats} 人，对调后会超员；请选择另一段，或请基地先调整月容量',
      '{department} takes only {seats} in {month} and would be over capacity; choose another stay, or ask the base to adjust the seats of that month first',
    ],
    swapPlanChanged: [
      '申请之后轮转安排有变动，与双方同意时不同；请撤回后重新申请',
      'The rotations have changed since both of you agreed; withdraw the request and make a new one',
    ],
  },
})
