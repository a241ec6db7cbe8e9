/** The specification's own message, the same in both languages: it is for developers. */
export const wrongHex = '请传入合法的16进制颜色值，eg: #FF0000'
