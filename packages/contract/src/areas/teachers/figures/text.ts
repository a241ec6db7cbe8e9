import { book } from '../../../kernel/text/label.ts'

export const situationWords = book({
  auditActions: {
    'teachers.situation.export': ['导出师资概况', 'Exported the teacher figures'],
    'teachers.situation.update': ['更新师资概况月度数据', 'Updated the teacher figures for the month'],
    'teachers.situation.edit': ['修改师资指标', 'Changed a teacher indicator'],
  },
  fields: {
    baseId: ['培训基地', 'Base'],
    departmentId: ['带教科室', 'Teaching department'],
    level: ['师资级别', 'Level'],
    title: ['职称', 'Title'],
    split: ['分组方式', 'Grouped by'],
    trained: ['是否培训合格', 'Trained'],
    lacksCore: ['只看缺骨干师资的科室', 'Only departments without a core teacher'],
    key: ['指标', 'Indicator'],
    target: ['目标值', 'Target'],
    source: ['来源', 'Source'],
    certificateKinds: ['算作培训合格的证书', 'Certificates that count as trained'],
  },
  menus: {
    'teaching.situation': ['师资概况', 'Teacher figures'],
    'teaching.situationPeople': ['师资名单', 'Teacher list'],
  },
  permissions: {
    'teachers:situation:view': ['查看师资概况', 'See teacher figures'],
    'teachers:situation:export': ['导出师资概况', 'Export teacher figures'],
    'teachers:situation:update': ['更新师资概况月度数据', 'Update the teacher figures for the month'],
    'teachers:situation:edit': ['修改师资指标', 'Change teacher indicators'],
  },
  errors: {
    trainingKindUnknown: ['证书类别不存在或已停用，请重新选择', 'This kind of certificate does not exist or is disabled; choose again'],
  },
  splits: { base: ['培训基地', 'Base'], department: ['带教科室', 'Department'], title: ['职称', 'Title'], level: ['师资级别', 'Level'] },
  indicators: {
    coreDepartments: ['轮转科室的骨干师资', 'Core teachers in each department'],
    trainedShare: ['师资培训合格率', 'Share of trained teachers'],
    traineesPerTeacher: ['在培学员与师资之比', 'Trainees per teacher'],
    traineesInBlock: ['每名带教老师同期带教学员', 'Trainees per supervisor at the same time'],
  },
  situationSheet: {
    name: ['师资概况', 'Teacher figures'],
    split: ['分组', 'Grouped by'],
    label: ['名称', 'Name'],
    teachers: ['师资人数', 'Teachers'],
    core: ['骨干师资', 'Core teachers'],
    trained: ['培训合格', 'Trained'],
    share: ['培训合格率（%）', 'Share trained (%)'],
    trainees: ['在培学员', 'Trainees'],
    ratio: ['每名师资对应学员', 'Trainees per teacher'],
    lacks: ['缺骨干师资', 'No core teacher'],
    yes: ['是', 'Yes'],
    total: ['合计', 'Total'],
    all: ['全部', 'All'],
  },
})
