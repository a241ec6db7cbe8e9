import { book } from '../../../kernel/text/label.ts'

export const targetWords = book({
  auditActions: {
    'evaluation.target.create': ['新增评价任务', 'Evaluation round added'],
    'evaluation.target.update': ['修改评价任务', 'Evaluation round changed'],
    'evaluation.target.delete': ['删除评价任务', 'Evaluation round deleted'],
    'evaluationTarget.open': ['开始评价', 'Evaluation opened'],
    'evaluationTarget.close': ['结束评价', 'Evaluation closed'],
    'evaluationTarget.reopen': ['重新开放评价', 'Evaluation reopened'],
    'evaluationTarget.release': ['公布评价结果', 'Evaluation results released'],
    'evaluationTarget.undo': ['撤回评价任务的操作', 'Step of an evaluation undone'],
  },
  fields: {
    name: ['名称', 'Name'],
    side: ['评价对象', 'About'],
    templateId: ['评价表', 'Form'],
    direction: ['谁评谁', 'Who rates whom'],
    occasion: ['评价时机', 'Occasion'],
    periodFrom: ['评价期开始', 'Period from'],
    periodUntil: ['评价期结束', 'Period until'],
    dueOn: ['应完成日期', 'Due on'],
    closesOn: ['截止日期', 'Closes on'],
    raters: ['每个对象的评价人数', 'Raters per subject'],
    isAnonymous: ['匿名评价', 'Anonymous'],
    baseId: ['基地', 'Base'],
    cohortIds: ['届次', 'Cohorts'],
    departmentIds: ['科室', 'Departments'],
  },
  directions: {
    teacherTrainee: ['带教老师评学员', 'Supervisor rates trainee'],
    departmentTrainee: ['科室评学员', 'Department rates trainee'],
    baseTrainee: ['基地评学员', 'Base rates trainee'],
    peer: ['学员互评', 'Trainees rate each other'],
    self: ['学员自评', 'Trainee rates themselves'],
    nurse: ['护士评学员', 'Nurse rates trainee'],
    patient: ['患者评学员', 'Patient rates trainee'],
    traineeTeacher: ['学员评老师', 'Trainee rates teacher'],
    traineeDepartment: ['学员评科室', 'Trainee rates department'],
  },
  occasions: {
    exit: ['出科', 'Rotation exit'],
    month: ['每月', 'Month'],
    term: ['学期', 'Term'],
    year: ['年度', 'Year'],
    free: ['自定时间', 'Any period'],
  },
  flows: {
    evaluationTarget: {
      states: {
        draft: ['未开始', 'Not open yet'],
        open: ['进行中', 'Open'],
        closed: ['已结束', 'Closed'],
        released: ['已公布', 'Results released'],
      },
      actions: {
        open: ['开始评价', 'Open'],
        close: ['结束评价', 'Close'],
        reopen: ['重新开放', 'Reopen'],
        release: ['公布结果', 'Release results'],
      },
    },
  },
  permissions: {
    'evaluation:target:list': ['查看评价任务', 'See evaluation rounds'],
    'evaluation:target:manage': ['设置评价任务', 'Set evaluation rounds'],
  },
  adds: {
    'evaluate.teacherTarget': ['新增评价任务（评老师和科室）', 'Add a round for rating teachers and departments'],
    'evaluate.studentTarget': ['新增评价任务（评学员）', 'Add a round for rating trainees'],
  },
  menus: { 'evaluate.studentTarget': ['评学员', 'Rating trainees'], 'evaluate.teacherTarget': ['评老师和科室', 'Rating teachers'] },
  errors: {
    templateUnfit: ['请选择一份已发布的、适合“{direction}”的评价表', 'Choose a published form for “{direction}”'],
    targetBaseUnknown: ['请选择自己管理的、在用的基地', 'Choose a base in use that you administer'],
    targetCohortUnknown: ['请选择所选基地的届次', 'Choose cohorts of this base'],
    targetDepartmentUnknown: ['请选择在用的科室', 'Choose departments in use'],
    nobodyToRate: [
      '没有符合条件的人：评价期内没有相应的轮转，请检查时间、届次和科室',
      'Nobody matches: no such rotations in the period; check the dates, cohorts and departments',
    ],
    ratersTooFew: [
      '匿名评价少于 3 份不显示：请将每个对象的评价人数改为至少 3 人，或留空不限',
      'Fewer than 3 anonymous answers are not shown; set at least 3 raters per subject, or leave it empty for no limit',
    ],
    closesInPast: ['截止日期已过，请先改为今天或以后', 'The closing date has passed; change it to today or later'],
    resultsShown: [
      '结果已公布，不能重新开放；需要时请新增一个评价任务',
      'The results have been released, so it cannot be reopened; add a new round if needed',
    ],
  },
  issues: {
    'period.order': ['结束日期不能早于开始日期', 'The end date cannot be before the start date'],
    'closes.early': ['截止日期不能早于应完成日期', 'The closing date cannot be before the due date'],
    'anonymous.never': [
      '这个方向一个对象只有一两个人评，无法匿名',
      'Each subject is rated by only one or two people here, so it cannot be anonymous',
    ],
    'raters.range': ['请填写 1 至 20 的整数，不限请留空', 'Enter a whole number from 1 to 20, or leave it empty for no limit'],
    'raters.few': [
      '匿名评价少于 3 份不显示：请填写至少 3 人，或留空不限',
      'Fewer than 3 anonymous answers are not shown; enter at least 3, or leave it empty for no limit',
    ],
  },
})
