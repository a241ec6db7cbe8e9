import { book } from '../../../kernel/text/label.ts'

export const targetWords = book({
  auditActions: {
    'evaluation.target.create': ['新增评价任务', 'Evaluation target added'],
    'evaluation.target.update': ['修改评价任务', 'Evaluation target changed'],
    'evaluation.target.delete': ['删除评价任务', 'Evaluation target deleted'],
    'evaluationTarget.open': ['开始评价', 'Evaluation opened'],
    'evaluationTarget.close': ['结束评价', 'Evaluation closed'],
    'evaluationTarget.reopen': ['重新开放评价', 'Evaluation opened again'],
    'evaluationTarget.release': ['公布评价结果', 'Results of an evaluation shown'],
    'evaluationTarget.undo': ['撤回评价任务的操作', 'Step of an evaluation undone'],
  },
  fields: {
    name: ['名称', 'Name'],
    side: ['评价对象', 'About'],
    templateId: ['评价表', 'Form'],
    direction: ['谁评谁', 'Who rates whom'],
    occasion: ['评价时机', 'For what'],
    periodFrom: ['评价期开始', 'Rated from'],
    periodUntil: ['评价期结束', 'Rated until'],
    dueOn: ['应完成日期', 'Due on'],
    closesOn: ['截止日期', 'Closes after'],
    raters: ['每个对象的评价人数', 'Raters of each'],
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
    self: ['学员自评', 'Trainee rates oneself'],
    nurse: ['护士评学员', 'Nurse rates trainee'],
    patient: ['患者评学员', 'Patient rates trainee'],
    traineeTeacher: ['学员评老师', 'Trainee rates teacher'],
    traineeDepartment: ['学员评科室', 'Trainee rates department'],
  },
  occasions: {
    exit: ['出科', 'Exit of a rotation'],
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
        released: ['已公布', 'Results shown'],
      },
      actions: {
        open: ['开始评价', 'Open'],
        close: ['结束评价', 'Close'],
        reopen: ['重新开放', 'Open again'],
        release: ['公布结果', 'Show results'],
      },
    },
  },
  permissions: {
    'evaluation:target:list': ['查看评价任务', 'See evaluation targets'],
    'evaluation:target:manage': ['设置评价任务', 'Set evaluation targets'],
  },
  adds: {
    'evaluate.teacherTarget': ['新增评价任务（评老师和科室）', 'Add a target for rating teachers and departments'],
    'evaluate.studentTarget': ['新增评价任务（评学员）', 'Add a target for rating trainees'],
  },
  menus: { 'evaluate.studentTarget': ['评学员', 'Rating trainees'], 'evaluate.teacherTarget': ['评老师和科室', 'Rating teachers'] },
  errors: {
    templateUnfit: ['请选择一份已发布的、适合“{direction}”的评价表', 'Please choose a published form for “{direction}”'],
    targetBaseUnknown: ['请选择自己管理的、在用的基地', 'Please choose a base in use that you administer'],
    targetCohortUnknown: ['请选择所选基地的届次', 'Please choose cohorts of the base'],
    targetDepartmentUnknown: ['请选择在用的科室', 'Please choose departments in use'],
    nobodyToRate: [
      '没有符合条件的人：评价期内没有相应的轮转，请检查时间、届次和科室',
      'Nobody fits: no rotations in the period; please check the days, cohorts and departments',
    ],
    ratersTooFew: [
      '匿名评价少于 3 份不显示：请将每个对象的评价人数改为至少 3 人，或留空不限',
      'Fewer than three anonymous answers are never shown: please set at least 3 raters of each, or leave it empty for no limit',
    ],
    closesInPast: ['截止日期已过，请先改为今天或以后', 'The last day is over; please choose today or later'],
    resultsShown: [
      '结果已公布，不能重新开放；需要时请新增一个评价任务',
      'The results were shown, so it cannot be opened again; please set a new target',
    ],
  },
  issues: {
    'period.order': ['结束日期不能早于开始日期', 'The end cannot be before the beginning'],
    'closes.early': ['截止日期不能早于应完成日期', 'The last day cannot be before the day it is due'],
    'anonymous.never': ['这个方向一个对象只有一两个人评，无法匿名', 'One or two people rate each here, so it cannot be anonymous'],
    'raters.range': ['请填写 1 至 20 的整数，不限请留空', 'Please enter a whole number from 1 to 20, or leave it empty for no limit'],
    'raters.few': [
      '匿名评价少于 3 份不显示：请填写至少 3 人，或留空不限',
      'Fewer than three anonymous answers are never shown: please enter at least 3, or leave it empty for no limit',
    ],
  },
})
