import { book } from '../../../kernel/text/label.ts'

export const electivesWords = book({
  auditActions: {
    'standards.electives.choose': ['选择选轮科室', 'Chose electives'],
    'standards.electives.chooseFor': ['代学员选择选轮科室', 'Chose electives for a trainee'],
    'standards.electives.window': ['设置选轮时间', 'Set the elective period'],
    'standards.electives.remind': ['提醒学员选轮', 'Reminded trainees of electives'],
  },
  fields: {
    departmentId: ['标准科室', 'Standard department'],
    months: ['月数', 'Months'],
    cohortId: ['届次', 'Cohort'],
    groups: ['选轮组', 'Electives'],
    rowId: ['选轮组', 'Elective'],
    chosen: ['所选科室', 'Departments chosen'],
    missing: ['选择情况', 'Chosen'],
    from: ['选轮开始', 'Elective period from'],
    until: ['选轮截止', 'Elective period until'],
  },
  windowStates: { none: ['未开放', 'Not open'], before: ['未开始', 'Not started'], open: ['选轮中', 'Open'], over: ['已截止', 'Over'] },
  permissions: {
    'standards:electives:own': ['选择本人的选轮科室', 'Choose own electives'],
    'standards:electives:list': ['查看学员选轮', 'See trainee electives'],
    'standards:electives:manage': ['管理学员选轮', 'Manage trainee electives'],
    'standards:electives:export': ['导出学员选轮', 'Export trainee electives'],
  },
  menus: { 'standard.electives': ['学员选轮', 'Trainee electives'], 'rotation.ownElectives': ['我的选轮', 'My electives'] },
  waiting: { chooseElectives: ['项选轮科室待选择', '{count:elective|electives} to choose'] },
  calendar: { window: ['选轮：{cohort}', 'Electives: {cohort}'] },
  ownRecord: ['选轮科室', 'Electives'],
  errors: {
    notApproved: ['届次审核通过后才能选轮', 'Electives can be chosen once the cohort is approved'],
    noElectives: ['这个届次的轮转表没有选轮组', 'The rotation table of this cohort has no electives'],
    choiceNotYet: ['选轮还没有开始，开放时间：{from} 至 {until}', 'The elective period has not started; it is open from {from} to {until}'],
    choiceUnplanned: [
      '选轮还没有开始，时间尚未确定，请留意通知',
      'The elective period has not started and its dates are not set yet; watch for the announcement',
    ],
    choiceOver: [
      '选轮已在 {until} 截止（开放时间：{from} 至 {until}）。需要更改请联系基地',
      'The elective period ended at {until} (open from {from} to {until}). Contact your base for changes',
    ],
    groupUnknown: ['选轮组已有变动，请刷新后重新选择', 'The electives have changed: refresh the page and choose again'],
    departmentNotOffered: ['“{name}”中没有所选的科室，请重新选择', '“{name}” does not include a department you chose: choose again'],
    chooseExactly: ['“{name}”要选 {choose} 个科室，不多不少', 'Choose exactly {choose} {choose:department|departments} in “{name}”'],
    chooseBetween: ['“{name}”要选 {least} 到 {most} 个科室', 'Choose {least} to {most} {most:department|departments} in “{name}”'],
    monthsTogether: ['“{name}”各科室的月数合计应为 {sum} 个月', 'The months in “{name}” must add up to {sum}'],
    windowPast: ['截止时间已过，请填写以后的时间', 'The end has passed: give a later time'],
  },
  issues: {
    'window.moment': ['请填写完整的日期和时间', 'Enter a full date and time'],
    'window.whole': ['开始和截止时间须同时填写，或都不填', 'Enter both times or neither'],
    'window.order': ['截止时间须晚于开始时间', 'The end must be later than the start'],
  },
  sheets: {
    electives: {
      title: ['学员选轮', 'Trainee electives'],
      columns: {
        number: ['学号', 'Number'],
        realName: ['姓名', 'Name'],
        cohort: ['届次', 'Cohort'],
        group: ['选轮组', 'Elective'],
        department: ['科室', 'Department'],
        months: ['月数', 'Months'],
        state: ['选择情况', 'Chosen'],
      },
      rules: {},
    },
  },
  department: ['{name} {months} 个月', '{name} {months} {months:month|months}'],
  chosen: { all: ['已选完', 'Chosen'], some: ['未选完', 'Partly chosen'], none: ['未选', 'Not chosen'] },
})
