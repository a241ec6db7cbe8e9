import { book } from '../../../kernel/text/label.ts'

export const ruleWords = book({
  auditActions: {
    'rotations.rule.create': ['新增出科要求', 'Added exit requirements'],
    'rotations.rule.update': ['修改出科要求', 'Changed exit requirements'],
    'rotations.rule.delete': ['删除出科要求', 'Deleted exit requirements'],
  },
  fields: {
    leastTheory: ['理论成绩至少', 'Minimum theory score'],
    leastSkill: ['技能成绩至少', 'Minimum skill score'],
    leastDaily: ['平时成绩至少', 'Minimum daily performance'],
    leastWorkload: ['工作量至少（%）', 'Minimum workload (%)'],
    mostAbsence: ['缺勤至多（%）', 'Maximum absence (%)'],
    source: ['来源', 'Source'],
    baseId: ['培训基地', 'Base'],
  },
  permissions: {
    'rotations:rule:list': ['查看出科要求', 'See exit requirements'],
    'rotations:rule:edit': ['维护出科要求', 'Manage exit requirements'],
  },
  menus: { 'rotation.rules': ['出科要求', 'Exit requirements'] },
  errors: {
    ruleTaken: ['这个基地已有自己的出科要求，请直接修改', 'This base already has its own exit requirements; change those'],
    ruleBaseUnknown: ['请选择一个由你管理的培训基地', 'Choose a base that you administer'],
    ruleOfEveryBase: ['适用于全部基地的要求只能修改，不能删除', 'The requirements for all bases can only be changed, not deleted'],
  },
})
