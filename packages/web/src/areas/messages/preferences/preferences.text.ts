import { book } from '../../../platform/texts/book.ts'

export const preferencesText = book({
  title: ['通知偏好', 'Notification preferences'],
  comma: ['、', ' or '],
  lead: [
    '所有通知都会留在站内。这里选择哪些还要发到手机或邮箱；点环节名称可以逐项选择，紧急通知不能关闭。',
    'All notices are kept on the site. Choose which are also sent to your phone or mailbox; open a stage to choose kind by kind. Urgent notices cannot be switched off.',
  ],
  unreachable: [
    '还没有可用的{ways}：请在上面补充手机号、邮箱，或绑定微信。',
    'You cannot be reached by {ways} yet: add a mobile number or e-mail above, or link WeChat.',
  ],
})
