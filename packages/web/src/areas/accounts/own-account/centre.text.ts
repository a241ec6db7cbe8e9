import { book } from '../../../platform/texts/book.ts'

export const centreText = book({
  devices: ['常用设备', 'Known devices'],
  devicesLead: [
    '半年内登录过的浏览器。别人多次猜错密码时，常用设备仍可登录；不再使用或借给过别人的设备请移除。',
    'Browsers you have logged in from in the last six months. They can still log in after somebody else has guessed your password wrong too often; remove devices you no longer use or have lent to others.',
  ],
  noDevices: [
    '还没有常用设备。用密码、短信或统一登录进入后，浏览器会记在这里。',
    'No known devices yet. A browser is listed here once you log in by password, SMS or single sign-on.',
  ],
  unnamedDevice: ['较早登录的设备', 'Earlier device'],
  thisDevice: ['本机', 'This device'],
  lastLogin: ['最近登录', 'Last login'],
  firstLogin: ['首次登录', 'First login'],
  forget: ['移除', 'Remove'],
  forgetQuestion: ['移除“{name}”？', 'Remove “{name}”?'],
  forgetContent: [
    '它下次登录时按陌生设备处理。正在使用的登录不会结束，请在“登录设备”中结束。',
    'It counts as unknown at its next login. A current session is not ended; end it under “Logged-in devices”.',
  ],
  forgotten: ['已移除这台设备', 'Device removed'],
  preferences: ['偏好设置', 'Preferences'],
  preferencesLead: [
    '保存在这个浏览器里，马上生效。导航布局、主题色等在顶栏的“界面设置”中。',
    'Saved in this browser and applied at once. Layout and theme colour are under “Appearance” in the header.',
  ],
  language: ['语言', 'Language'],
  languages: { 'zh-cn': ['中文', '中文'], en: ['English', 'English'] },
  theme: ['主题', 'Theme'],
  themes: { light: ['浅色', 'Light'], dark: ['深色', 'Dark'], auto: ['跟随系统', 'System'] },
  density: ['列表行高', 'Row height of lists'],
  densities: { middle: ['宽松', 'Comfortable'], small: ['紧凑', 'Compact'] },
  size: ['组件大小', 'Control size'],
  sizes: { default: ['默认', 'Default'], large: ['较大', 'Large'], small: ['较小', 'Small'] },
})
