import { book } from '../../../kernel/text/label.ts'

export const shiftKindWords = book({
  fields: {
    departmentId: ['科室', 'Department'],
    name: ['班次名称', 'Shift name'],
    sign: ['简称', 'Short name'],
    startsAt: ['开始时间', 'Starts at'],
    endsAt: ['结束时间', 'Ends at'],
    dayClasses: ['适用日期', 'Days'],
    least: ['最少人数', 'Minimum people'],
    most: ['最多人数', 'Maximum people'],
    seniorYear: ['高年级要求', 'Senior trainees'],
    seniorLeast: ['高年级人数', 'Minimum senior trainees'],
    isNight: ['夜班', 'Night shift'],
    onCall: ['备班方式', 'On call'],
    restHours: ['班后休息（小时）', 'Rest afterwards (hours)'],
    earnedWorkday: ['工作日补休（天）', 'Leave earned on a working day (days)'],
    earnedRestday: ['周末、节假日补休（天）', 'Leave earned on a weekend or holiday (days)'],
    status: ['状态', 'Status'],
  },
  dayClasses: {
    workday: ['工作日', 'Working days'],
    weekend: ['周末', 'Weekends'],
    holiday: ['法定节假日', 'Legal holidays'],
  },
  onCall: {
    none: ['在岗', 'On site'],
    house: ['院内备班', 'On call in the hospital'],
    home: ['院外备班', 'On call from home'],
  },
  auditActions: {
    'duty.kind.create': ['新增班次', 'Added a kind of shift'],
    'duty.kind.update': ['修改班次', 'Changed a kind of shift'],
    'duty.kind.delete': ['删除班次', 'Deleted a kind of shift'],
  },
  menus: { dutyKinds: ['班次设置', 'Kinds of shifts'] },
  permissions: {
    'duty:kind:list': ['查看班次', 'See kinds of shifts'],
    'duty:kind:edit': ['维护班次', 'Edit kinds of shifts'],
  },
  errors: {
    kindTaken: ['本科室已有同名班次，请换一个名称', 'The department already has a shift of this name; choose another name'],
    kindDepartmentUnknown: ['请选择由你负责的科室', 'Choose a department you are responsible for'],
    kindInUse: [
      '{month} 的排班用到了这个班次，不能删除，请改为停用',
      'The roster of {month} uses this shift, so it cannot be deleted; disable it instead',
    ],
  },
  issues: {
    'kind.timeWrong': ['请填写 00:00 至 23:59 之间的时间', 'Enter a time between 00:00 and 23:59'],
    'kind.noDays': ['请至少选择一类日期', 'Choose at least one type of day'],
    'kind.mostBelowLeast': ['最多人数不能少于最少人数', 'The maximum cannot be less than the minimum'],
    'kind.noSeniorYear': ['要求高年级人数时，请选择年级', 'Choose the year of training that senior trainees must have reached'],
    'kind.tooManySeniors': ['高年级人数不能超过最少人数', 'Senior trainees cannot exceed the minimum number of people'],
  },
})
