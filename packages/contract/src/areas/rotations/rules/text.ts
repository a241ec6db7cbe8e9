import { book } from '../../../kernel/text/label.ts'

export const ruleWords = book({
  auditActions: {
    'rotations.rule.create': ['新增出科要求', 'Added exit rules'],
    'rotations.rule.update': ['修改出科要求', 'Changed exit rules'],
    'rotations.rule.delete': ['删除出科要求', 'Deleted exit rules'],
  },
  fields: {
    leastTheory: ['理论成绩至少', 'Theory at least'],
    leastSkill: ['技能成绩至少', 'Skill at least'],
    leastDaily: ['平时成绩至少', 'Daily performance at least'],
    leastWorkload: ['工作量至少（%）', 'Workload at least (%)'],
    mostAbsence: ['缺勤至多（%）', 'Absence at most (%)'],
    source: ['来源', 'Source'],
    baseId: ['培训基地', 'Base'],
  },
  permissions: { 'rotations:rule:list': ['查看出科要求', 'See exit rules'], 'rotations:rule:edit': ['维护出科要求', 'Change exit rules'] },
  menus: { 'rotation.rules': ['出科要求', 'Exit rules'] },
  errors: {
    ruleTaken: ['这个基地已有自己的出科要求，请直接修改', 'This base has its own rules already; change them'],
    ruleBaseUnknown: ['请选择一个由你管理的培训基地', 'Choose a base that you administer'],
    ruleOfEveryBase: ['适用于全部基地的要求只能修改，不能删除', 'The rules of every base can be changed, not deleted'],
  },
})
