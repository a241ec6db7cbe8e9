import { book, type SameWords } from '@residency/contract/kernel'

const zh = {
  filename: '我的数据',
  about: '说明',
  aboutFile: '这是系统保存的与您本人有关的数据。时间均为北京时间。',
  exportedAt: '导出时间',
  account: '账号',
  createdAt: '创建时间',
  passwordChangedAt: '密码修改时间',
  idCardSeenAt: '身份证核验时间',
  recordedAs: '登记来源',
  recordedPerson: '人员登记',
  roles: '角色',
  roleCode: '角色编码',
  roleName: '角色名称',
  administers: '所管理的部门与基地',
  department: '部门',
  base: '基地',
  wechat: '微信绑定',
  boundAt: '绑定时间',
  devices: '登录过的设备',
  sessions: '登录会话',
  entry: '登录方式',
  lastUsedAt: '最近使用',
  endedAt: '结束时间',
  files: '上传的文件',
  fileName: '文件名',
  fileType: '格式',
  fileSize: '字节数',
  purpose: '用途',
  byMe: '本人的操作记录',
  aboutMe: '他人对本人账号的操作记录',
} as const
const en = {
  filename: 'my-data',
  about: 'About this file',
  aboutFile: 'What this system keeps about you. Times are China Standard Time.',
  exportedAt: 'Exported at',
  account: 'Account',
  createdAt: 'Created',
  passwordChangedAt: 'Password changed',
  idCardSeenAt: 'ID card seen',
  recordedAs: 'Recorded in',
  recordedPerson: 'Recorded person',
  roles: 'Roles',
  roleCode: 'Role code',
  roleName: 'Role name',
  administers: 'Departments and bases administered',
  department: 'Department',
  base: 'Base',
  wechat: 'WeChat binding',
  boundAt: 'Bound',
  devices: 'Devices logged in from',
  sessions: 'Sessions',
  entry: 'Way in',
  lastUsedAt: 'Last used',
  endedAt: 'Ended',
  files: 'Uploaded files',
  fileName: 'File name',
  fileType: 'Type',
  fileSize: 'Bytes',
  purpose: 'Purpose',
  byMe: 'What you did (audit log)',
  aboutMe: 'What others did to your account (audit log)',
} as const satisfies SameWords<typeof zh>

<<<<<<< HEAD
/** Headings and labels of the own-record export. */
export const ownRecordWords = (language: Language) => (language === 'en' ? en : zh)
=======
/** The headings and names of the own record. */
export const ownRecordWords = book(zh, en)
>>>>>>> main
