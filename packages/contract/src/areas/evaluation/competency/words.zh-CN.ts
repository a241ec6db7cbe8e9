export const competencyZh = {
  auditActions: {
    'evaluation.competency.create': '新建胜任力子项',
    'evaluation.competency.update': '修改胜任力子项',
    'evaluation.competency.delete': '删除胜任力子项',
    'evaluation.competency.map': '设置要求对应的胜任力',
  },
  fields: {
    profession: '专业类别',
    domain: '胜任力领域',
    code: '代码',
    levels: '等级描述',
    competencyId: '胜任力子项',
    requirements: '培训要求',
    term: '半年',
    item: '要求',
  },
  professions: { technician: '医技', pharmacist: '药师' },
  domains: {
    professionalism: '职业素养',
    knowledge: '知识与技能',
    quality: '服务或检验质量',
    communication: '沟通与团队合作',
    teaching: '教学能力',
    learning: '终身学习',
  },
  requirementKinds: { disease: '病种', skill: '技能', rescue: '抢救', basic: '基本操作', study: '学习' },
  permissions: {
    'evaluation:competency:own': '查看自己的胜任力',
    'evaluation:competency:list': '查看学员胜任力',
    'evaluation:competency:manage': '维护胜任力模型',
  },
  menus: {
    'evaluate.ownCompetency': '我的胜任力',
    'evaluate.competency': '学员胜任力',
    'evaluate.competencyModel': '胜任力模型',
  },
  errors: {
    competencyCodeTaken: '这个专业类别已有相同代码的子项，请换一个代码',
    competencyInUse: '评价表“{forms}”的项目对应这个子项，不能删除；请先修订评价表',
    competencyUnknown: '请选择这个专业类别的胜任力子项',
  },
  issues: { 'code.shape': '代码是一个大写字母加一至两位数字，如 P1' },
} as const
