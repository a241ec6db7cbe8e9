import { book } from '../../../kernel/text/label.ts'

export const shiftSwapWords = book({
  fields: {
    shiftId: ['我的班次', 'My shift'],
    takerId: ['同事', 'Colleague'],
    returnShiftId: ['换回的班次', 'Shift in return'],
    note: ['留言', 'Message'],
    state: ['状态', 'Status'],
    waiting: ['待我处理', 'To do'],
    departmentId: ['科室', 'Department'],
    needsConsent: ['换班须科室同意', 'Swaps need department approval'],
    version: ['版本', 'Version'],
  },
  auditActions: {
    'duty.swap.ask': ['申请换班', 'Requested a shift swap'],
    'duty.swap.consent': ['设置换班是否须科室同意', 'Set whether swaps need department approval'],
    'shiftSwap.take': ['同意换班', 'Accepted a shift swap'],
    'shiftSwap.agree': ['同意换班，待科室同意', 'Accepted a shift swap, department to approve'],
    'shiftSwap.decline': ['不同意换班', 'Declined a shift swap'],
    'shiftSwap.approve': ['科室同意换班', 'Department approved a shift swap'],
    'shiftSwap.refuse': ['科室不同意换班', 'Department refused a shift swap'],
    'shiftSwap.withdraw': ['撤回换班申请', 'Withdrew a shift swap'],
    'shiftSwap.lapse': ['换班申请失效', 'Shift swap lapsed'],
    'shiftSwap.undo': ['撤销换班的决定', 'Undid a shift swap decision'],
  },
  flows: {
    shiftSwap: {
      states: {
        asked: ['待同事答复', 'Awaiting colleague'],
        agreed: ['待科室同意', 'Awaiting department'],
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
    swaps: ['换班申请', 'Shift swaps'],
    createTime: ['申请时间', 'Requested'],
    given: ['让出的班次', 'Shift given away'],
    returned: ['换回的班次', 'Shift in return'],
  },
  waiting: {
    answerShiftSwaps: ['份换班申请待答复', 'shift {count:swap|swaps} to answer'],
    decideShiftSwaps: ['份换班申请待科室同意', 'shift {count:swap|swaps} for the department to decide'],
  },
  permissions: {
    'duty:swap:own': ['申请和答复换班', 'Request and answer shift swaps'],
    'duty:swap:list': ['查看换班', 'See shift swaps'],
    'duty:swap:decide': ['以科室身份处理换班', 'Decide shift swaps for a department'],
  },
  menus: { dutySwaps: ['换班审批', 'Shift swaps'] },
  errors: {
    swapShiftUnknown: [
      '没有找到这个班次，排班可能已调整；请刷新后重试',
      'This shift no longer exists; the roster may have changed. Refresh and try again',
    ],
    swapTakerUnknown: ['这名同事这个月不在本科室，请另选一人', 'This colleague is not in the department this month; choose somebody else'],
    swapReturnUnknown: ['没有找到对方的这个班次，请刷新后重选', 'This shift of your colleague no longer exists; refresh and choose again'],
    swapShiftBegun: ['班次已经开始，不能再换', 'The shift has already started and cannot be swapped'],
    swapDayTaken: ['{name} 在 {day} 已有班次，请另选一人', '{name} already has a shift on {day}; choose somebody else'],
    swapUnderWay: [
      '{name} 在 {day} 的班次已有未办结的换班申请；请等待结果，或先撤回',
      'The shift of {name} on {day} already has an open swap request; wait for the result, or withdraw that request first',
    ],
    swapChanged: [
      '{name} 在 {day} 的班次已被调整，这份申请不能再办理',
      'The shift of {name} on {day} was changed, so this request can no longer be processed',
    ],
    swapBreaksRule: ['换班后不符合排班规则：{first}。请另选', 'The swap would break a roster rule: {first}. Choose another'],
  },
})
