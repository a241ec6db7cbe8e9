import { book } from '../../../kernel/text/label.ts'
import { recipientFields } from './recipient-fields.text.ts'

export const recipientWords = book({
  auditActions: {
    'messages.group.create': ['新增人员分组', 'Recipient group created'],
    'messages.group.update': ['修改人员分组', 'Recipient group changed'],
    'messages.group.delete': ['删除人员分组', 'Recipient group deleted'],
  },
  fields: {
    ...recipientFields,
    name: ['名称', 'Name'],
    isShared: ['共享给毕后办', 'Shared with the education office'],
  },
  recipientParts: {
    everyone: ['全体人员', 'everybody'],
    people: ['{count} 人', '{count} {count:person|people}'],
    roles: ['角色 {count} 个', '{count} {count:role|roles}'],
    bases: ['基地 {count} 个', '{count} {count:base|bases}'],
    departments: ['科室 {count} 个', '{count} {count:department|departments}'],
    cohorts: ['届次 {count} 个', '{count} {count:cohort|cohorts}'],
  },
  permissions: { 'messages:group:edit': ['管理人员分组', 'Manage recipient groups'] },
  menus: { 'message.group': ['人员分组', 'Recipient groups'] },
  errors: {
    recipientsUnknown: [
      '接收人中有不存在、已停用或不在自己管理范围内的，请重新选择',
      'Some of the recipients do not exist, are disabled or are not yours to manage; choose again',
    ],
    recipientsNobody: ['这样选择一个人也没有，请调整接收人', 'This selection has no recipients; change it'],
    groupNameTaken: ['你已有同名的分组，请换一个名称', 'You already have a group of this name; choose another name'],
  },
  issues: {
    'recipients.none': ['请选择接收人', 'Choose the recipients'],
    'recipients.unknown': [
      '有不存在、已停用或不在自己管理范围内的，请重新选择',
      'Some do not exist, are disabled or are not yours to manage; choose again',
    ],
  },
})
