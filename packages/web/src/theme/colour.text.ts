/** The specification's own sentence, in both languages alike: it is an error for developers. */
export const wrongHex = '请传入合法的16进制颜色值，eg: #FF0000'
