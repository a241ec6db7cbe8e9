import { book } from '../../../platform/texts/book.ts'

export const onlineText = book({
  title: ['在线用户', 'Online users'],
  lead: [
    '现有 {total} 个登录；结束后对方的下一次操作会要求重新登录',
    '{total} {total:session|sessions} now; a person whose session you end must log in again at the next action',
  ],
  searchHint: ['用户名、姓名或来源地址', 'Username, name or address'],
  person: ['用户', 'Person'],
  device: ['设备', 'Device'],
  ip: ['来源地址', 'Address'],
  entry: ['登录方式', 'Login method'],
  entries: {
    password: ['密码', 'Password'],
    sms: ['短信验证码', 'SMS code'],
    code: ['统一登录', 'Single sign-on'],
    wechat: ['微信', 'WeChat'],
    applicant: ['报名注册', 'Sign-up'],
  },
  since: ['登录时间', 'Logged in'],
  lastUsed: ['最近使用', 'Last used'],
  state: ['状态', 'State'],
  own: ['本机', 'This device'],
  online: ['在线', 'Online'],
  end: ['结束登录', 'End session'],
  question: ['结束 {name} 的登录？', 'End the session of {name}?'],
  content: [
    '{device}（{ip}）上的登录立即失效，未保存的内容会丢失。',
    'The session on {device} ({ip}) ends at once; unsaved work there is lost.',
  ],
  ended: ['已结束 {name} 的登录', 'Session of {name} ended'],
})
