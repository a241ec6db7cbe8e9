import { book } from '../../../kernel/text/label.ts'

export const competencyWords = book({
  auditActions: {
    'evaluation.competency.create': ['新增胜任力子项', 'Sub-competency added'],
    'evaluation.competency.update': ['修改胜任力子项', 'Sub-competency changed'],
    'evaluation.competency.delete': ['删除胜任力子项', 'Sub-competency deleted'],
    'evaluation.competency.map': ['设置要求对应的胜任力', 'Requirements mapped to a sub-competency'],
  },
  fields: {
    name: ['名称', 'Name'],
    nameEn: ['英文名称', 'English name'],
    traineeId: ['学员', 'Trainee'],
    profession: ['专业类别', 'Profession'],
    domain: ['胜任力领域', 'Domain'],
    code: ['代码', 'Code'],
    levels: ['等级描述', 'Levels'],
    competencyId: ['胜任力子项', 'Sub-competency'],
    requirements: ['培训要求', 'Requirements'],
    term: ['半年', 'Half-year'],
    item: ['要求', 'Requirement'],
  },
  professions: { technician: ['医技', 'Medical technicians'], pharmacist: ['药师', 'Pharmacists'] },
  domains: {
    professionalism: ['职业素养', 'Professionalism'],
    knowledge: ['知识与技能', 'Knowledge and skills'],
    quality: ['服务或检验质量', 'Quality of service or testing'],
    communication: ['沟通与团队合作', 'Communication and teamwork'],
    teaching: ['教学能力', 'Teaching'],
    learning: ['终身学习', 'Lifelong learning'],
  },
  requirementKinds: {
    disease: ['病种', 'Disease'],
    skill: ['技能', 'Skill'],
    rescue: ['抢救', 'Rescue'],
    basic: ['基本操作', 'Basic'],
    study: ['学习', 'Study'],
  },
  permissions: {
    'evaluation:competency:own': ['查看自己的胜任力', 'See own competencies'],
    'evaluation:competency:list': ['查看学员胜任力', 'See trainees’ competencies'],
    'evaluation:competency:manage': ['维护胜任力模型', 'Maintain the competency model'],
  },
  menus: {
    'evaluate.ownCompetency': ['我的胜任力', 'My competencies'],
    'evaluate.competency': ['学员胜任力', 'Competencies'],
    'evaluate.competencyModel': ['胜任力模型', 'Competency model'],
  },
  errors: {
    competencyCodeTaken: [
      '这个专业类别已有相同代码的子项，请换一个代码',
      'This profession already has a sub-competency with this code; choose another code',
    ],
    competencyInUse: [
      '评价表“{forms}”的项目对应这个子项，不能删除；请先修订评价表',
      'Items of “{forms}” are mapped to this sub-competency, so it cannot be deleted; revise the form first',
    ],
    competencyUnknown: ['请选择这个专业类别的胜任力子项', 'Choose a sub-competency of this profession'],
  },
  issues: { 'code.shape': ['代码是一个大写字母加一至两位数字，如 P1', 'The code is a capital letter and one or two digits, such as P1'] },
})
