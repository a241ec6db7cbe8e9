import { book } from '../../../kernel/text/label.ts'

export const preferenceWords = book({
  auditActions: {
    'rotations.preference.open': ['开放填写轮转意向', 'Opened preferences'],
    'rotations.preference.prolong': ['调整轮转意向的截止时间', 'Changed the closing time of preferences'],
    'rotations.preference.close': ['提前截止轮转意向', 'Closed the preferences early'],
    'rotations.preference.save': ['填写轮转意向', 'Saved preferences'],
  },
  fields: {
    preferences: ['轮转意向', 'Preferences'],
    kind: ['意向类型', 'Kind of preference'],
    departmentId: ['科室', 'Department'],
    nextId: ['之后的科室', 'Following department'],
    months: ['月份', 'Months'],
    closesAt: ['截止时间', 'Closes at'],
  },
  sentences: {
    prefer: ['希望在 {months} 到 {department}', '{department} in {months}'],
    avoid: ['不希望在 {months} 到 {department}', 'Not {department} in {months}'],
    span: ['{from} 至 {until}', '{from} to {until}'],
    comma: ['、', ', '],
    order: ['希望先到 {department}，再到 {next}', '{department} before {next}'],
  },
  outcomes: {
    met: ['已满足', 'Met'],
    unmet: ['未满足', 'Not met'],
    ignored: ['不计入', 'Not counted'],
    open: ['待安排', 'Not scheduled yet'],
  },
  reasons: {
    planned: ['{department}安排在 {months}', '{department} is scheduled in {months}'],
    nowhere: ['{department}没有安排', '{department} is not scheduled'],
    and: ['，', ', '],
    stop: ['；', '; '],
    unmet: ['编排时先满足各科室的名额和轮转要求', 'department seats and rotation requirements come first'],
    ignored: ['科室已开始轮转，或已不在计划中', 'The stay had begun, or is no longer in the plan'],
  },
  issues: {
    'preferences.twice': ['同一个科室的同类意向只能填一条', 'Only one preference of each kind per department'],
    'preferences.same': ['请选择两个不同的科室', 'Choose two different departments'],
    'preferences.closing': ['请填写截止日期和时间', 'Enter the closing date and time'],
  },
  ownRecord: {
    preferences: ['轮转意向', 'Preferences'],
    plan: ['轮转计划', 'Rotation plan'],
    preference: ['意向', 'Preference'],
    outcome: ['结果', 'Result'],
    savedAt: ['填写时间', 'Saved'],
  },
  deadline: ['轮转意向：{plan}', 'Preferences: {plan}'],
  waiting: { enterPreferences: ['份轮转意向待填写', '{count:plan asks|plans ask} for your preferences'] },
  permissions: {
    'rotations:preference:own': ['填写本人的轮转意向', 'Enter own preferences'],
    'rotations:preference:list': ['查看学员的轮转意向', 'See trainees’ preferences'],
    'rotations:preference:manage': ['开放和截止轮转意向', 'Open and close preferences'],
  },
  menus: { 'rotation.preferences': ['轮转意向', 'My preferences'] },
  errors: {
    preferenceWindowThere: [
      '这份计划已经开放过填写，请刷新后调整截止时间',
      'Preferences for this plan have already been opened; reload, then change the closing time',
    ],
    preferenceClosingPast: ['截止时间已过，请填写以后的时间', 'The closing time has already passed; enter a later one'],
    preferencesClosed: [
      '填写已在 {until} 截止，刚才的修改没有保存。需要更改请联系毕后办',
      'Preferences closed at {until}, so your last changes were not saved. Contact the office if you need a change',
    ],
    preferenceDepartmentUnknown: [
      '有的科室不在你待安排的轮转之中，请刷新后重新选择',
      'One of the departments is not among those still to be scheduled for you; reload and choose again',
    ],
    preferenceMonthsOutside: [
      '“{department}”的月份应在 {from} 至 {until} 之间，请重新选择月份',
      'The months for “{department}” must be between {from} and {until}; choose again',
    ],
    preferencesContradict: [
      '关于“{department}”的两条意向互相矛盾，请去掉其中一条',
      'Two preferences about “{department}” contradict each other; remove one of them',
    ],
  },
})
