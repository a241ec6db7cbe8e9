import { book } from '../../../kernel/text/label.ts'

export const itemWords = book({
  auditActions: {
    'competence.item.create': ['设置分级项目', 'Item with levels added'],
    'competence.item.update': ['修改分级项目', 'Item with levels changed'],
    'competence.setting.update': ['设置胸牌查询是否显示照片', 'Photo setting of the look-up changed'],
  },
  professions: { technician: ['医技', 'Medical technicians'], pharmacist: ['药师', 'Pharmacists'] },
  requirementKinds: {
    disease: ['病种', 'Disease'],
    skill: ['技能', 'Skill'],
    rescue: ['抢救', 'Rescue'],
    basic: ['基本操作', 'Basic'],
    study: ['学习', 'Study'],
  },
  levels: {
    '1': ['只观察', 'Observes only'],
    '2': ['带教老师在场时操作', 'Performs with the supervisor present'],
    '3': ['带教老师几分钟内可到时操作', 'Performs with the supervisor available within minutes'],
    '4': ['独立操作，事后报告', 'Performs independently and reports afterwards'],
    '5': ['可以指导他人', 'Supervises others'],
  },
  fields: {
    profession: ['专业类别', 'Profession'],
    kind: ['要求类别', 'Kind'],
    name: ['项目', 'Item'],
    neededLevel: ['结业要求级别', 'Level required for completion'],
    validMonths: ['最长有效期（月）', 'Maximum validity (months)'],
    status: ['状态', 'Status'],
    showsPhoto: ['显示照片', 'Show photo'],
  },
  permissions: { 'competence:item:manage': ['设置分级项目和胸牌查询', 'Set items with levels and badge look-up'] },
  menus: { 'supervision.item': ['分级项目', 'Items with levels'] },
  errors: {
    itemUnknown: [
      '该专业的培训标准里没有这个项目，请从列表中选择',
      'No standard of this profession has this item; choose one from the list',
    ],
    itemTaken: ['这个项目已经设置过，请直接修改原有设置', 'This item already has levels; change its settings instead'],
  },
  issues: {
    'level.range': ['请选择 1 至 5 级', 'Choose a level from 1 to 5'],
    'item.months': ['请填写 1 至 60 个月', 'Enter 1 to 60 months'],
  },
})
