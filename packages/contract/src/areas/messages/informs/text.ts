import { book } from '../../../kernel/text/label.ts'
import { recipientFields, recipientKinds } from '../recipients/recipient-fields.text.ts'

export const informWords = book({
  auditActions: {
    'messages.inform.create': ['新增通知公告', 'Announcement written'],
    'messages.inform.update': ['修改通知公告', 'Announcement changed'],
    'messages.inform.delete': ['删除通知公告', 'Announcement deleted'],
    'messages.inform.remind': ['提醒阅读通知公告', 'Reminder to read an announcement sent'],
    'messages.inform.confirm': ['确认通知公告', 'Announcement confirmed'],
    'inform.send': ['发送通知公告', 'Announcement sent'],
    'inform.schedule': ['定时发送通知公告', 'Announcement scheduled'],
    'inform.unschedule': ['取消定时发送', 'Announcement schedule cancelled'],
    'inform.withdraw': ['撤回通知公告', 'Announcement withdrawn'],
    'inform.undo': ['撤销通知公告的操作', 'Announcement action undone'],
  },
  fields: {
    ...recipientFields,
    title: ['标题', 'Title'],
    body: ['正文', 'Text'],
    isUrgent: ['紧急', 'Urgent'],
    files: ['附件', 'Attachments'],
    filePath: ['文件', 'File'],
    sendAt: ['发送时间', 'Send at'],
    state: ['状态', 'State'],
    status: ['阅读情况', 'Read'],
    informId: ['通知公告', 'Announcement'],
    action: ['操作', 'Action'],
  },
  receiptStatuses: {
    unread: ['未读', 'Not read'],
    read: ['已读', 'Read'],
    toConfirm: ['未确认', 'Not confirmed'],
    confirmed: ['已确认', 'Confirmed'],
  },
  ownStatuses: {
    unread: ['未读', 'Unread'],
    toConfirm: ['待确认', 'To confirm'],
    read: ['已读', 'Read'],
    confirmed: ['已确认', 'Confirmed'],
    withdrawn: ['已撤回', 'Withdrawn'],
  },
  recipientKinds: { ...recipientKinds, groupIds: ['分组', 'Groups'] },
  flows: {
    inform: {
      states: {
        draft: ['草稿', 'Draft'],
        scheduled: ['待发送', 'Scheduled'],
        sent: ['已发送', 'Sent'],
        withdrawn: ['已撤回', 'Withdrawn'],
      },
      actions: {
        send: ['立即发送', 'Send now'],
        schedule: ['定时发送', 'Schedule'],
        unschedule: ['取消定时', 'Cancel schedule'],
        withdraw: ['撤回', 'Withdraw'],
      },
    },
  },
  sheets: {
    receipts: {
      title: ['通知公告阅读情况', 'Announcement receipts'],
      columns: {
        title: ['通知公告', 'Announcement'],
        name: ['姓名', 'Name'],
        number: ['工号', 'Number'],
        department: ['科室', 'Department'],
        status: ['阅读情况', 'Read'],
        readAt: ['阅读时间', 'Read at'],
        confirmedAt: ['确认时间', 'Confirmed at'],
      },
      rules: {},
    },
  },
  ownRecord: {
    informs: ['收到的通知公告', 'Announcements received'],
    title: ['标题', 'Title'],
    sentAt: ['发送时间', 'Sent at'],
    readAt: ['阅读时间', 'Read at'],
    confirmedAt: ['确认时间', 'Confirmed at'],
  },
  waiting: { confirmInforms: ['条紧急通知待确认', 'urgent {count:announcement|announcements} to confirm'] },
  permissions: {
    'messages:inform:send': ['发布通知公告、查看阅读情况', 'Send announcements and see who has read them'],
    'messages:inform:export': ['导出阅读情况', 'Export announcement receipts'],
  },
  adds: {
    'message.inform': ['发布通知公告', 'Write an announcement'],
  },
  menus: {
    message: ['消息', 'Messages'],
    'message.ownInform': ['收到的公告', 'My announcements'],
    'message.inform': ['通知发布', 'Announcements'],
  },
  errors: {
    informTimePast: ['发送时间已经过去，请选择现在以后的时间', 'The time to send has passed; choose a time in the future'],
    informFileGone: [
      '有附件已经不在了，请打开通知重新选择附件后再发送',
      'An attachment no longer exists; open the announcement and choose its attachments again before sending',
    ],
    informRemindedLately: [
      '一小时内已经提醒过，{at} 之后可以再次提醒',
      'A reminder was sent within the last hour; the next is possible after {at}',
    ],
    informAllRead: ['接收人都已处理，没有人需要提醒', 'All recipients have responded; there is nobody to remind'],
    informWithdrawn: ['这条通知已被撤回', 'This announcement was withdrawn'],
  },
})
