import { book } from '../../../kernel/text/label.ts'

export const rosterWords = book({
  fields: {
    departmentId: ['科室', 'Department'],
    month: ['月份', 'Month'],
    reason: ['调整原因', 'Reason for the change'],
    cells: ['班次', 'Shifts'],
    traineeId: ['学员', 'Trainee'],
    kindId: ['班次', 'Shift'],
    day: ['日期', 'Day'],
    isLocked: ['已锁定', 'Locked'],
    version: ['版本', 'Version'],
  },
  flows: {
    dutyRoster: {
      states: {
        draft: ['编排中', 'Draft'],
        published: ['已发布', 'Published'],
        closed: ['已归档', 'Closed'],
      },
      actions: { publish: ['发布', 'Publish'], close: ['归档', 'Close'] },
    },
  },
  noShift: ['休息', 'no shift'],
  bySwap: ['换班', 'swap'],
  rules: {
    dayWithoutShift: ['{day} 不设“{kind}”', 'there is no “{kind}” shift on {day}'],
    tooManyPeople: ['{day} 的“{kind}”超过 {count} 人', '{kind} on {day} has more than {count} {count:person|people}'],
    tooFewOfLevel: ['{day} 的“{kind}”缺少第 {count} 年及以上的学员', '{kind} on {day} has too few trainees of year {count} or above'],
    lockedMissing: ['{day} {person} 的锁定班次“{kind}”不在了', 'The locked shift {kind} of {person} on {day} is missing'],
    away: ['{person} 在“{kind}”（{day}）期间不在科室或已请假', '{person} is on leave or not in the department during {kind} on {day}'],
    busy: ['{person} 在“{kind}”（{day}）期间有其他安排', '{person} has another commitment during {kind} on {day}'],
    twoShifts: ['{person} 在 {day} 有两个班次', '{person} has two shifts on {day}'],
    tooLittleRest: ['{person} 在 {day} 的“{kind}”之前休息不足', '{person} has too little rest before {kind} on {day}'],
    nightsInRow: [
      '{person} 从 {day} 起连续夜班超过 {count} 个',
      '{person} has more than {count} {count:night shift|night shifts} in a row from {day}',
    ],
    tooLongStretch: ['{person} 从 {day} 起连续工作 {count} 小时', '{person} works {count} {count:hour|hours} in one stretch from {day}'],
    tooManyNights: [
      '{person} 截至 {day} 的四周内有 {count} 个夜班',
      '{person} has {count} {count:night shift|night shifts} in the four weeks to {day}',
    ],
    tooFewFreeDays: [
      '{person} 截至 {day} 的四周内只休息 {count} 天',
      '{person} has only {count} free {count:day|days} in the four weeks to {day}',
    ],
    tooManyHours: [
      '{person} 截至 {day} 的四周内平均每周 {count} 小时',
      '{person} works {count} {count:hour|hours} a week on average in the four weeks to {day}',
    ],
    unknownPerson: ['有一名学员这个月不在本科室', 'a trainee is not in the department this month'],
    unknownKind: ['有一个班次已停用', 'a kind of shift is disabled'],
  },
  auditActions: {
    'duty.roster.create': ['新增排班表', 'Added a duty roster'],
    'duty.roster.shifts': ['调整班次', 'Changed shifts'],
    'duty.roster.propose': ['自动排班', 'Filled a roster automatically'],
    'duty.roster.delete': ['删除排班表', 'Deleted a duty roster'],
    'dutyRoster.publish': ['发布排班表', 'Published a duty roster'],
    'dutyRoster.close': ['归档排班表', 'Closed a duty roster'],
  },
  menus: {
    dutyRosters: ['科室排班', 'Duty rosters'],
    dutyOwn: ['我的班次', 'My shifts'],
  },
  permissions: {
    'duty:roster:list': ['查看排班表', 'See duty rosters'],
    'duty:roster:plan': ['编排与发布排班表', 'Plan and publish duty rosters'],
    'duty:roster:own': ['查看自己的班次', 'See own shifts'],
  },
  errors: {
    rosterTaken: ['本科室这个月已有排班表，请直接打开', 'The department already has a roster for this month; open it'],
    rosterDepartmentUnknown: ['请选择由你负责的科室', 'Choose a department you are responsible for'],
    rosterWithoutKinds: [
      '本科室还没有启用的班次，请先在“班次设置”中添加',
      'The department has no enabled kinds of shifts; add them under “Kinds of shifts” first',
    ],
    shiftPersonUnknown: [
      '有一名学员在 {day} 不在本科室，请刷新后重试',
      'A trainee is not in the department on {day}; refresh and try again',
    ],
    shiftKindUnknown: [
      '有一个班次不属于本科室或已停用，请刷新后重试',
      'A kind of shift does not belong to this department or is disabled; refresh and try again',
    ],
    shiftDayOutside: ['只能安排 {month} 之内的日期', 'Only days in {month} can be assigned'],
    shiftElsewhere: [
      '有一名学员当天在其他科室已有班次，请刷新后换人',
      'A trainee already has a shift in another department on that day; refresh and choose somebody else',
    ],
    shiftHasHours: [
      '有一个班次学员已签到或已更正工时，不能撤下；可以改为其他班次',
      'A trainee has signed in to a shift or corrected its hours, so it cannot be removed; change it to another kind instead',
    ],
    rosterHasFaults: ['还有 {count} 处不符合规则，例如：{first}', '{count} {count:rule is|rules are} broken, for example: {first}'],
    shiftReasonMissing: [
      '排班已发布，请填写调整原因，学员会看到',
      'The roster is published; enter the reason for the change, which the trainees will see',
    ],
    proposalBusy: ['另一张排班表正在自动排班，请几秒后再试', 'Another roster is being filled automatically; try again in a few seconds'],
    proposalFailed: ['自动排班没有完成，请稍后再试', 'The roster could not be filled automatically; try again later'],
    rosterIsClosed: ['这张排班表不能再这样修改', 'This roster can no longer be changed in this way'],
    rosterNotOver: ['{day} 之后才能归档', 'The roster can be closed after {day}'],
  },
  issues: {
    'roster.cellTwice': ['同一名学员的同一天只能出现一次', 'Each day of a trainee can appear only once'],
  },
})
