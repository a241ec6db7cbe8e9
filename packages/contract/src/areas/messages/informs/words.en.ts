import type { SameWords } from '../../../kernel/index.ts'
import type { informZh } from './words.zh-CN.ts'

export const informEn = {
  auditActions: {
    'messages.inform.create': 'Inform written',
    'messages.inform.update': 'Inform changed',
    'messages.inform.delete': 'Inform deleted',
    'messages.inform.remind': 'Readers of an inform reminded',
    'messages.inform.confirm': 'Inform confirmed',
    'inform.send': 'Inform sent',
    'inform.schedule': 'Inform scheduled',
    'inform.unschedule': 'Schedule of an inform taken back',
    'inform.withdraw': 'Inform withdrawn',
    'inform.undo': 'Step of an inform undone',
  },
  fields: {
    title: 'Title',
    body: 'Text',
    isUrgent: 'Urgent',
    files: 'Attachments',
    filePath: 'File',
    sendAt: 'To be sent at',
    state: 'State',
    stand: 'Read',
    informId: 'Inform',
    action: 'Action',
  },
  receiptStands: { unread: 'Not read', read: 'Read', toConfirm: 'Not confirmed', confirmed: 'Confirmed' },
  ownStands: { unread: 'Unread', toConfirm: 'To confirm', read: 'Read', confirmed: 'Confirmed', withdrawn: 'Withdrawn' },
  recipientKinds: {
    everyone: 'Everybody',
    userIds: 'People',
    roleIds: 'Roles',
    baseIds: 'Bases',
    departmentIds: 'Departments',
    cohortIds: 'Cohorts',
    groupIds: 'Groups',
  },
  flows: {
    inform: {
      states: { draft: 'Draft', scheduled: 'Scheduled', sent: 'Sent', withdrawn: 'Withdrawn' },
      actions: { send: 'Send now', schedule: 'Schedule', unschedule: 'Take back the schedule', withdraw: 'Withdraw' },
    },
  },
  sheets: {
    receipts: {
      title: 'Who has read an inform',
      columns: {
        title: 'Inform',
        name: 'Name',
        number: 'Number',
        department: 'Department',
        stand: 'Read',
        readAt: 'Read at',
        confirmedAt: 'Confirmed at',
      },
      rules: {},
    },
  },
  ownRecord: { informs: 'Informs received', title: 'Title', sentAt: 'Sent at', readAt: 'Read at', confirmedAt: 'Confirmed at' },
  waiting: { confirmInforms: 'urgent {count:inform|informs} to confirm' },
  permissions: {
    'messages:inform:send': 'Send informs and see who has read them',
    'messages:inform:export': 'Export who has read informs',
  },
  menus: { message: 'Messages', 'message.ownInform': 'My informs', 'message.inform': 'Informs' },
  errors: {
    informTimePast: 'This time is over; choose one that is still to come',
    informFileGone: 'An attachment is no longer there; open the inform and choose its attachments again before sending',
    informRemindedLately: 'A reminder was sent within the last hour; the next is possible after {at}',
    informAllRead: 'Nobody is left to be reminded',
    informWithdrawn: 'This inform was withdrawn',
  },
} as const satisfies SameWords<typeof informZh>
