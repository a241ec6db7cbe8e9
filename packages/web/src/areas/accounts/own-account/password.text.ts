import { book } from '../../../platform/texts/book.ts'

export const passwordText = book({
  changePassword: ['修改密码', 'Change password'],
  passwordRulesLabel: ['新密码的要求', 'Rules for the new password'],
  passwordRules: [
    ['至少 8 位', 'at least 8 characters'],
    ['不能是常见密码，不能含用户名', 'not a common password, and not containing the username'],
    ['不能与原密码相同', 'not the current password'],
  ],
  passwordClassesRule: ['大写字母、小写字母、数字、符号中至少三种', 'at least three of: capital letters, small letters, digits, symbols'],
  passwordChanged: ['密码已修改，其他设备上的登录已退出', 'Password changed; other devices were logged out'],
  repeatPassword: ['再次输入新密码', 'Repeat new password'],
  repeatDiffers: ['两次输入的新密码不一致', 'The two new passwords do not match'],
  enterOld: ['请输入原密码', 'Enter your current password'],
})
