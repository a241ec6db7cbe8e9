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
    'rotationSwap.rejectAsBase': ['对调基地不通过', 'Swap refused by the base'],
    'rotationSwap.withdraw': ['撤回对调申请', 'Swap withdrawn'],
    'rotationSwap.retract': ['对方撤回对调同意', 'Consent to a swap withdrawn'],
    'rotationSwap.lapse': ['对调因新的轮转计划失效', 'Swap ended by a new plan'],
    'rotationSwap.undo': ['撤销对调的决定', 'Decision about a swap undone'],
  },
  lapsed: [
    '基地发布了新的轮转计划，申请对调的轮转已重新安排；如仍需对调，请重新申请',
    'A new plan gave these stays other days; ask again if you still wish to swap',
  ],
  fields: {
    baseId: ['培训基地', 'Base'],
    blockId: ['我的轮转', 'My stay'],
    otherBlockId: ['与谁对调', 'With whom'],
    reason: ['对调原因', 'Why'],
    state: ['状态', 'State'],
    waiting: ['待我处理', 'Waits for me'],
  },
  ownRecord: { swaps: ['轮转对调申请', 'Swaps asked for'], createTime: ['申请时间', 'Asked'], refusal: ['未通过的原因', 'Why refused'] },
  flows: {
    rotationSwap: {
      states: {
        requested: ['待对方同意', 'With the other trainee'],
        accepted: ['待科室同意', 'With the departments'],
        departmentsPassed: ['待基地审核', 'With the base'],
        basePassed: ['已对调', 'Swapped'],
        rejected: ['未通过', 'Refused'],
        withdrawn: ['已撤回', 'Withdrawn'],
      },
      actions: {
        accept: ['同意对调', 'Accept'],
        decline: ['不同意', 'Decline'],
        agreeAsDepartment: ['科室同意', 'Agree as department'],
        passAsDepartment: ['科室同意', 'Agree as department'],
        rejectAsDepartment: ['科室不同意', 'Refuse as department'],
        passAsBase: ['通过对调', 'Approve'],
        rejectAsBase: ['不通过', 'Refuse'],
        withdraw: ['撤回申请', 'Withdraw'],
        retract: ['撤回同意', 'Withdraw consent'],
        lapse: ['因新计划失效', 'Ended by a new plan'],
      },
    },
  },
  waiting: {
    answerSwaps: ['份对调申请待答复', '{count:swap waits|swaps wait} for your answer'],
    passSwaps: ['份对调申请待科室同意', '{count:swap waits|swaps wait} for your department'],
    decideSwaps: ['份对调申请待基地审核', '{count:swap waits|swaps wait} for the base'],
  },
  permissions: {
    'rotations:swap:own': ['申请和答复轮转对调', 'Ask for swaps and answer them'],
    'rotations:swap:list': ['查看轮转对调', 'See swaps'],
    'rotations:swap:department': ['以科室身份处理对调', 'Decide swaps for a department'],
    'rotations:swap:base': ['以基地身份审核对调', 'Decide swaps for a base'],
  },
  menus: { 'rotation.swaps': ['轮转对调', 'Swaps'] },
  errors: {
    swapBlockUnknown: [
      '没有找到这段轮转，可能排班已重新发布；请刷新后重新选择',
      'This stay is not there any more, perhaps a new plan was published; reload and choose again',
    ],
    swapPartnerUnknown: [
      '没有找到对方的这段轮转，或不在同一基地；请重新选择',
      'The stay of the other trainee is not there, or is of another base; please choose again',
    ],
    swapSamePerson: ['两段都是同一名学员的轮转；请选择其他学员的轮转', 'Both are stays of one trainee; choose a stay of another one'],
    swapUnderWay: [
      '你在 {department} 的轮转（{from} 起）已在与 {other} 的对调申请中，现在{waits}；请在“我的轮转”等待结果，或先撤回那份申请',
      'Your stay in {department} from {from} is part of a swap with {other} ({waits}); wait for its result, or withdraw it first, under “My rotation”',
    ],
    swapUnderWayOfOther: [
      '{name} 的这段轮转已在另一份对调申请中，现在{waits}；请等它有结果，或选择其他同学',
      'This stay of {name} is part of another swap ({waits}); wait for its result, or choose somebody else',
    ],
    swapBegun: [
      '{name} 在 {department} 的轮转已经开始，不能再对调；只能对调还没开始的轮转',
      'The stay of {name} in {department} has begun; only stays that have not begun are swapped',
    ],
    swapLengths: [
      '两段轮转长短不同（{first} 与 {second}），不能对调；请选择同样长的轮转',
      'The stays differ in length ({first} and {second}); choose one of the same length',
    ],
    swapNothing: [
      '两段轮转的科室和时间都相同，对调没有变化；请选择另一段',
      'Department and days are the same, so nothing would change; choose another stay',
    ],
    swapLacks: [
      '{name} 没有同样长、还没开始的 {department} 轮转可以换出；对调后会重复或缺少标准要求的科室，请选择另一段',
      '{name} has no stay in {department} of that length that has not begun; a department would be doubled or missing. Choose another stay',
    ],
    swapOccupied: [
      '{name} 在 {from} 至 {until} 另有安排，时间对不上；请选择另一段',
      '{name} is planned elsewhere from {from} to {until}, the days do not fit; choose another stay',
    ],
    swapAway: [
      '{name} 在 {from} 至 {until} 不轮转，不能换到这段时间；请选择另一段',
      '{name} is out of rotation from {from} to {until} and cannot move there; choose another stay',
    ],
    swapStages: [
      '对调后 {name} 的第二阶段会早于第一阶段；请选择同一阶段的轮转',
      'The second stage of {name} would begin before the first ends; choose a stay of the same stage',
    ],
    swapSplit: [
      '{department} 的几个月应当连续，对调后 {name} 会被拆开；请选择另一段',
      'The months in {department} belong together and would be split for {name}; choose another stay',
    ],
    swapPair: [
      '{name} 与 {other} 不安排在同一科室，对调后 {month} 会同在 {department}；请选择另一段',
      '{name} and {other} are kept apart but would both be in {department} in {month}; choose another stay',
    ],
    swapFull: [
      '{department} {month} 只能接收 {seats} 人，对调后会超员；请选择另一段，或请基地先调整月容量',
      '{department} takes {seats} in {month} and would be over capacity; choose another stay or ask the base for seats',
    ],
    swapPlanChanged: [
      '申请之后轮转安排有变动，与双方同意时不同；请撤回后重新申请',
      'The rotation has changed since both agreed; withdraw the swap and ask again',
    ],
  },
})
