import { book } from '../../../kernel/text/label.ts'

export const shiftSwapWords = book({
  fields: {
    shiftId: ['我的班次', 'My shift'],
    takerId: ['同事', 'Colleague'],
    returnShiftId: ['换回的班次', 'Shift in return'],
    note: ['留言', 'Message'],
    state: ['状态', 'Status'],
    waiting: ['待我处理', 'Waits for me'],
    departmentId: ['科室', 'Department'],
    needsConsent: ['换班须科室同意', 'Swaps need the consent of the department'],
    version: ['版本', 'Version'],
  },
  auditActions: {
    'duty.swap.ask': ['申请换班', 'Asked for a swap of shifts'],
    'duty.swap.consent': ['设置换班是否须科室同意', 'Set whether swaps need consent'],
    'shiftSwap.take': ['同意换班', 'Took a shift'],
    'shiftSwap.agree': ['同意换班，待科室同意', 'Agreed to a swap of shifts'],
    'shiftSwap.decline': ['不同意换班', 'Declined a swap of shifts'],
    'shiftSwap.approve': ['科室同意换班', 'Approved a swap of shifts'],
    'shiftSwap.refuse': ['科室不同意换班', 'Refused a swap of shifts'],
    'shiftSwap.withdraw': ['撤回换班申请', 'Withdrew a swap of shifts'],
    'shiftSwap.lapse': ['换班申请失效', 'A swap of shifts lapsed'],
    'shiftSwap.undo': ['撤销换班的决定', 'Undid a decision about a swap of shifts'],
  },
  flows: {
    shiftSwap: {
      states: {
        asked: ['待同事答复', 'With the colleague'],
        agreed: ['待科室同意', 'With the department'],
        swapped: ['已换班', 'Swapped'],
        refused: ['未通过', 'Refused'],
        withdrawn: ['已撤回', 'Withdrawn'],
        lapsed: ['已失效', 'Lapsed'],
      },
      actions: {
        take: ['同意换班', 'Accept'],
        agree: ['同意换班', 'Accept'],
        decline: ['不同意', 'Decline'],
        approve: ['科室同意', 'Approve'],
        refuse: ['科室不同意', 'Refuse'],
        withdraw: ['撤回申请', 'Withdraw'],
        lapse: ['失效', 'Lapse'],
      },
    },
  },
  nothing: ['无', 'none'],
  ownRecord: {
    swaps: ['换班申请', 'Swaps of shifts'],
    createTime: ['申请时间', 'Asked'],
    given: ['让出的班次', 'Shift given'],
    returned: ['换回的班次', 'Shift in return'],
  },
  waiting: {
    answerShiftSwaps: ['份换班申请待答复', '{count:swap of shifts waits|swaps of shifts wait} for your answer'],
    decideShiftSwaps: ['份换班申请待科室同意', '{count:swap of shifts waits|swaps of shifts wait} for your department'],
  },
  permissions: {
    'duty:swap:own': ['申请和答复换班', 'Ask for swaps of shifts and answer them'],
    'duty:swap:list': ['查看换班', 'See swaps of shifts'],
    'duty:swap:decide': ['以科室身份处理换班', 'Decide swaps of shifts for a department'],
  },
  menus: { dutySwaps: ['换班审批', 'Swaps of shifts'] },
  errors: {
    swapShiftUnknown: ['没有找到这个班次，排班可能已调整；请刷新后重试', 'This shift is not there any more; reload and try again'],
    swapTakerUnknown: ['这名同事这个月不在本科室，请另选一人', 'This colleague is not in the department this month; choose another one'],
    swapReturnUnknown: [
      '没有找到对方的这个班次，请刷新后重选',
      'This shift of the colleague is not there any more; reload and choose again',
    ],
    swapShiftBegun: ['班次已经开始，不能再换', 'The shift has begun and cannot be swapped'],
    swapDayTaken: ['{name} 在 {day} 已有班次，请另选一人', '{name} already has a shift on {day}; choose somebody else'],
    swapUnderWay: [
      '{name} 在 {day} 的班次已有未办结的换班申请；请等待结果，或先撤回',
      'The shift of {name} on {day} is part of an open request; wait for its result, or withdraw it first',
    ],
    swapChanged: [
      '{name} 在 {day} 的班次已被调整，这份申请不能再办理',
      'The shift of {name} on {day} was changed; this request cannot go on',
    ],
    swapBreaksRule: ['换班后不符合排班规则：{first}。请另选', 'The swap breaks a rule: {first}. Choose another one'],
  },
})
