import type { SameWords } from '../../../kernel/index.ts'
import type { recipientZh } from './words.zh-CN.ts'

export const recipientEn = {
  auditActions: {
    'messages.group.create': 'Group of people created',
    'messages.group.update': 'Group of people changed',
    'messages.group.delete': 'Group of people deleted',
  },
  fields: {
    recipients: 'Recipients',
    everyone: 'Everybody',
    userIds: 'People',
    roleIds: 'Roles',
    baseIds: 'Bases',
    departmentIds: 'Departments',
    cohortIds: 'Cohorts',
    groupIds: 'Groups of people',
    name: 'Name',
    isShared: 'Shared with the office',
  },
  recipientParts: {
    everyone: 'everybody',
    people: '{count} people',
    roles: '{count} roles',
    bases: '{count} bases',
    departments: '{count} departments',
    cohorts: '{count} cohorts',
  },
  permissions: { 'messages:group:edit': 'Keep groups of people' },
  menus: { 'message.group': 'Groups of people' },
  errors: {
    recipientsUnknown: 'Some of the recipients do not exist, are not in use or are beyond what you manage; choose again',
    recipientsNobody: 'This choice reaches nobody; change the recipients',
    groupNameTaken: 'You already have a group of this name; choose another name',
  },
  issues: {
    'recipients.none': 'Choose the recipients',
    'recipients.unknown': 'Some do not exist, are not in use or are beyond what you manage; choose again',
  },
} as const satisfies SameWords<typeof recipientZh>
