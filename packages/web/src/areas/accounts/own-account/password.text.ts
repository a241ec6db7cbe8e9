import { book } from '../../../platform/i18n.ts'

export const passwordText = book(
  {
    changePassword: '修改密码',
    passwordRulesLabel: '新密码的要求',
    passwordRules: ['至少 8 位', '不能是常见密码，不能含用户名', '不能与原密码相同'],
    passwordClassesRule: '大写字母、小写字母、数字、符号中至少三种',
    passwordChanged: '密码已修改，其他设备上的登录已退出',
    repeatPassword: '再次输入新密码',
    repeatDiffers: '两次输入的新密码不一致',
    enterOld: '请输入原密码',
  },
  {
    changePassword: 'Change password',
    passwordRulesLabel: 'Rules of the new password',
    passwordRules: ['at least 8 characters', 'not a common one, and without the username', 'not the present one'],
    passwordClassesRule: 'three of: capitals, small letters, digits, symbols',
    passwordChanged: 'Password changed; other devices are logged out',
    repeatPassword: 'New password again',
    repeatDiffers: 'The two new passwords differ',
    enterOld: 'Please enter your current password',
  },
)
