import enUS from 'antd/lib/locale/en_US.js'
import zhCN from 'antd/lib/locale/zh_CN.js'

type Locale = typeof zhCN

/** Node gives the exports of an older module as one value. */
const plain = (locale: Locale | { default: Locale }): Locale => ('default' in locale ? locale.default : locale)

/** The component library's own texts. */
export const libraryLocale = { 'zh-cn': plain(zhCN), en: plain(enUS) }
