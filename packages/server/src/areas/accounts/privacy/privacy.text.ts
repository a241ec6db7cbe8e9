import { book } from '@residency/contract/kernel/label'

/** Headings and labels of the own-record export. */
export const ownRecordWords = book({
  filename: ['我的数据', 'my-data'],
  about: ['说明', 'About this file'],
  aboutFile: [
    '这是系统保存的与你本人有关的数据。时间均为北京时间。',
    'The data this system holds about you. Times are China Standard Time.',
  ],
  exportedAt: ['导出时间', 'Exported at'],
  account: ['账号', 'Account'],
  createdAt: ['创建时间', 'Created'],
  passwordChangedAt: ['密码修改时间', 'Password changed'],
  idCardSeenAt: ['身份证核验时间', 'ID card checked'],
  recordedAs: ['登记来源', 'Recorded in'],
  recordedPerson: ['人员登记', 'Recorded person'],
  roles: ['角色', 'Roles'],
  roleCode: ['角色编码', 'Role code'],
  roleName: ['角色名称', 'Role name'],
  administers: ['所管理的部门与基地', 'Departments and bases administered'],
  department: ['部门', 'Department'],
  base: ['基地', 'Base'],
  wechat: ['微信绑定', 'WeChat link'],
  boundAt: ['绑定时间', 'Linked'],
  boundIn: ['绑定于', 'Linked in'],
  leftAt: ['取消关注时间', 'Unfollowed'],
  apps: { official: ['公众号', 'Official account'], mini: ['小程序', 'Mini-program'] },
  tourSeenAt: ['看过使用引导', 'Tour seen'],
  devices: ['登录过的设备', 'Devices logged in from'],
  sessions: ['登录会话', 'Sessions'],
  entry: ['登录方式', 'Login method'],
  lastUsedAt: ['最近使用', 'Last used'],
  endedAt: ['结束时间', 'Ended'],
  files: ['上传的文件', 'Uploaded files'],
  fileName: ['文件名', 'File name'],
  fileType: ['格式', 'Type'],
  fileSize: ['字节数', 'Bytes'],
  purpose: ['用途', 'Purpose'],
  byMe: ['本人的操作记录', 'What you did (audit log)'],
  aboutMe: ['他人对本人账号的操作记录', 'What others did to your account (audit log)'],
})

/** Replaces the name of an erased account wherever the account acted. */
export const ERASED_NAME = '已注销用户'
