/** How people are chosen who get a message, apart from groups. */
export const recipientKinds = {
  everyone: ['全体人员', 'Everybody'],
  userIds: ['人员', 'People'],
  roleIds: ['角色', 'Roles'],
  baseIds: ['基地', 'Bases'],
  departmentIds: ['科室', 'Departments'],
  cohortIds: ['届次', 'Cohorts'],
} as const

/** The labels of the fields by which a form chooses who gets a message. */
export const recipientFields = {
  recipients: ['接收人', 'Recipients'],
  ...recipientKinds,
  groupIds: ['人员分组', 'Recipient groups'],
} as const
