import { book } from '../../../kernel/text/label.ts'

export const checkWords = book({
  auditActions: {
    'teachers.check.open': ['发起师资年检', 'Opened a yearly check'],
    'teachers.check.update': ['修改师资年检', 'Changed a yearly check'],
    'teachers.check.fill': ['补充师资年检名单', 'Added missing teachers to a yearly check'],
    'teachers.check.close': ['关闭师资年检', 'Closed a yearly check'],
    'teacherCheck.pass': ['年检通过', 'Passed a teacher in a yearly check'],
    'teacherCheck.object': ['年检提出异议', 'Objected to a teacher in a yearly check'],
    'teacherCheck.overrule': ['年检维持资格', 'Overruled an objection of a yearly check'],
    'teacherCheck.remove': ['年检移出师资库', 'Removed a teacher after a yearly check'],
    'teacherCheck.lapse': ['年检终止（已离开师资库）', 'Lapsed in a yearly check (left the library)'],
    'teacherCheck.undo': ['撤销年检决定', 'Undid a decision of a yearly check'],
  },
  fields: {
    waiting: ['只看待我处理的', 'Waiting for me only'],
    baseId: ['培训基地', 'Base'],
    departmentId: ['带教科室', 'Teaching department'],
    checkTitle: ['年检名称', 'Title'],
    year: ['年份', 'Year'],
    firstDay: ['开始日期', 'First day'],
    lastDay: ['截止日期', 'Last day'],
    instructions: ['年检说明', 'Instructions'],
    checkId: ['年检', 'Check'],
    open: ['是否开放', 'Open'],
  },
  flows: {
    teacherCheck: {
      states: {
        undecided: ['待年检', 'Undecided'],
        passed: ['通过', 'Passed'],
        objected: ['有异议', 'Objection'],
        overruled: ['维持资格', 'Kept by the office'],
        removed: ['已移出', 'Removed'],
        lapsed: ['已离库', 'Left the library'],
      },
      actions: {
        pass: ['通过', 'Pass'],
        object: ['提出异议', 'Object'],
        overrule: ['维持资格', 'Keep'],
        remove: ['移出师资库', 'Remove'],
        lapse: ['终止', 'Lapse'],
      },
    },
  },
  permissions: {
    'teachers:check:list': ['查看师资年检', 'See yearly checks'],
    'teachers:check:review': ['审核师资年检', 'Decide in yearly checks'],
    'teachers:check:manage': ['发起、关闭师资年检并处理异议', 'Open and close yearly checks, settle objections'],
    'teachers:check:export': ['导出师资年检', 'Export yearly checks'],
  },
  adds: {
    'teaching.check': ['发起师资年检', 'Open a yearly check'],
  },
  menus: {
    'teaching.check': ['师资年检', 'Yearly checks'],
    'teaching.checkRecord': ['年检审核', 'Yearly check review'],
    'teaching.checkReview': ['科室年检审核', 'Department yearly check'],
  },
  errors: {
    checkOpenAlready: [
      '这个培训基地本年度已有一次开放的年检，请在其中继续',
      'This base already has an open check for this year; continue in that one',
    ],
    checkBaseUnknown: ['请选择在用的培训基地', 'Choose a base that is in use'],
    checkEmpty: [
      '这个培训基地的师资库中没有可年检的教师，请选择其他基地',
      'The library has no teachers of this base to check; choose another base',
    ],
    checkYearAhead: ['年份不能晚于今年', 'The year cannot be later than this year'],
    checkNotBegun: ['年检自 {from} 开始，请到期后再审核', 'The check begins on {from}; decide from that day on'],
    checkClosed: ['这次年检已关闭，不能再修改；需要时请另行发起', 'This check is closed and cannot be changed; open another one if needed'],
    checkUndecided: [
      '还有 {count} 人未作决定：{names}。请先完成审核，再关闭年检',
      '{count} {count:teacher is|teachers are} undecided: {names}. Decide about them before closing the check',
    ],
  },
  issues: { 'check.endsEarly': ['截止日期不能早于开始日期', 'The last day cannot be before the first'] },
  sheets: {
    checks: {
      title: ['师资年检', 'Yearly checks'],
      columns: {
        year: ['年份', 'Year'],
        checkTitle: ['年检名称', 'Check'],
        name: ['姓名', 'Name'],
        base: ['培训基地', 'Base'],
        department: ['带教科室', 'Department'],
        level: ['师资级别', 'Level'],
        number: ['证书编号', 'Number'],
        validUntil: ['有效期至', 'Valid until'],
        state: ['年检结果', 'Result'],
        reason: ['异议原因', 'Objection'],
        settlement: ['维持资格的理由', 'Reason for keeping'],
        decidedBy: ['决定人', 'Decided by'],
        decidedTime: ['决定时间', 'Decided at'],
      },
      rules: {},
    },
  },
})
