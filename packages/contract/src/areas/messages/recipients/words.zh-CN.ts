export const recipientZh = {
  auditActions: {
    'messages.group.create': '新增人员分组',
    'messages.group.update': '修改人员分组',
    'messages.group.delete': '删除人员分组',
  },
  fields: {
    recipients: '接收人',
    everyone: '全体人员',
    userIds: '人员',
    roleIds: '角色',
    baseIds: '基地',
    departmentIds: '科室',
    cohortIds: '届次',
    groupIds: '人员分组',
    name: '名称',
    isShared: '共享给毕后办',
  },
  recipientParts: {
    everyone: '全体人员',
    people: '{count} 人',
    roles: '角色 {count} 个',
    bases: '基地 {count} 个',
    departments: '科室 {count} 个',
    cohorts: '届次 {count} 个',
  },
  permissions: { 'messages:group:edit': '管理人员分组' },
  menus: { 'message.group': '人员分组' },
  errors: {
    recipientsUnknown: '接收人中有不存在、已停用或不在自己管理范围内的，请重新选择',
    recipientsNobody: '这样选择一个人也没有，请调整接收人',
    groupNameTaken: '你已有同名的分组，请换一个名称',
  },
  issues: {
    'recipients.none': '请选择接收人',
    'recipients.unknown': '有不存在、已停用或不在自己管理范围内的，请重新选择',
  },
} as const
