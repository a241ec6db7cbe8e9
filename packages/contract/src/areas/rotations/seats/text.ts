import { book } from '../../../kernel/text/label.ts'

export const seatsWords = book({
  auditActions: {
    'rotations.months.set': ['设置科室月容量', 'Monthly seats set'],
    'rotations.months.import': ['导入科室月容量', 'Monthly seats imported'],
    'rotations.absence.create': ['登记不轮转的日子', 'Blackout dates entered'],
    'rotations.absence.update': ['修改不轮转的日子', 'Blackout dates changed'],
    'rotations.absence.delete': ['删除不轮转的日子', 'Blackout dates deleted'],
    'rotations.pair.create': ['设置不同科的学员', 'Two trainees kept apart'],
    'rotations.pair.delete': ['取消不同科的学员', 'Two trainees no longer kept apart'],
  },
  fields: {
    departmentIds: ['科室', 'Departments'],
    from: ['从', 'From'],
    until: ['到', 'Until'],
    seats: ['可接收人数', 'Seats'],
    reason: ['原因', 'Reason'],
    over: ['超员', 'Over capacity'],
    traineeId: ['学员', 'Trainee'],
    startsOn: ['开始日期', 'First day'],
    endsOn: ['结束日期', 'Last day'],
    firstId: ['学员甲', 'First trainee'],
    secondId: ['学员乙', 'Second trainee'],
    keywords: ['关键词', 'Search'],
    baseId: ['培训基地', 'Base'],
  },
  absenceOrigins: {
    base: ['基地登记', 'Entered by the base'],
    absence: ['请假审批', 'Approved leave'],
    situation: ['暂停培训', 'Suspension'],
  },
  permissions: {
    'rotations:seats:list': ['查看科室月容量', 'See department seats by month'],
    'rotations:seats:set': ['设置科室月容量', 'Set department seats by month'],
    'rotations:seats:export': ['导出科室月容量', 'Export seats by month'],
    'rotations:seats:import': ['导入科室月容量', 'Import seats by month'],
    'rotations:absence:manage': ['登记不轮转的日子', 'Enter blackout dates'],
    'rotations:pair:manage': ['设置不同科的学员', 'Keep trainees apart'],
  },
  menus: {
    'rotation.seats': ['科室月容量', 'Seats by month'],
    'rotation.absences': ['不轮转日期', 'Blackout dates'],
    'rotation.pairs': ['不同科学员', 'Keep apart'],
  },
  errors: {
    monthsNotYours: [
      '其中有科室不在你的基地，或已停用、不是二级科室；请只选本基地的科室',
      'One of the departments is not in your base, is disabled or is not second-level; choose only departments of your base',
    ],
    absenceOverlaps: [
      '这几天与已登记的 {from} 至 {until} 重叠；请修改那一条，或改日期',
      'These dates overlap those already entered ({from} to {until}); change that entry or these dates',
    ],
    absenceBeforeStart: [
      '早于该学员的培训开始日期 {startsOn}；请改为这一天或之后',
      'The training of this trainee begins on {startsOn}; choose that day or a later one',
    ],
    absenceAfterEnd: [
      '晚于该学员的计划结业日期 {plannedEnd}；请改为这一天或之前',
      'The training of this trainee is planned to end on {plannedEnd}; choose that day or an earlier one',
    ],
    absenceElsewhere: ['这一条来自请假审批，只能在请假中更改', 'This entry comes from an approved leave and can only be changed there'],
    traineeNotYours: ['没有找到这名学员，或不在你的基地；请重新选择', 'This trainee was not found, or is not in your bases; choose again'],
    pairNotYours: [
      '没有找到其中的学员，或不在你的基地；请重新选择',
      'One of the trainees was not found, or is not in your bases; choose again',
    ],
    pairOfTwoBases: [
      '两名学员属于不同的基地，排班互不影响；请选择同一基地的学员',
      'The two trainees belong to different bases, whose rotations do not affect each other; choose trainees of the same base',
    ],
    pairTaken: ['这两名学员已经设置过，不必重复', 'These two trainees are already kept apart'],
  },
  issues: {
    'months.reversed': ['结束月份不能早于开始月份', 'The last month cannot be before the first'],
    'months.tooMany': ['一次最多设置 60 个月', 'At most 60 months at once'],
    'months.whyClosed': ['关闭科室（0 人）时请写明原因', 'Enter the reason when you close a department (0 seats)'],
    'absence.tooLong': ['一次最多登记 5 年，请核对年份', 'At most 5 years at once; check the year'],
    'absence.reversed': ['结束日期不能早于开始日期', 'The last day cannot be before the first'],
    'pair.twoPeople': ['请选择两名不同的学员', 'Choose two different trainees'],
  },
  sheets: {
    departmentMonths: {
      title: ['科室月容量', 'Seats by month'],
      columns: { department: ['科室', 'Department'], month: ['月份', 'Month'], seats: ['可接收人数', 'Seats'], reason: ['原因', 'Reason'] },
      rules: {
        department: [
          '“一级科室/二级科室”，与系统中的名称一致，重名时前面加医院；同一科室同一月份只填一行',
          '“First-level/second-level department”, as named in the system, preceded by the hospital if names are the same; one row per department and month',
        ],
        month: ['如 2026-11', 'For example 2026-11'],
        seats: ['0 表示当月关闭；空着表示恢复平常容量', '0 closes the department that month; leave empty for the usual capacity'],
        reason: ['关闭时必填', 'Required when closed'],
      },
    },
  },
})
