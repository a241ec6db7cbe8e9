/** What people write into a sheet for true and false. */
export const TRUE_WORDS = ['对', '正确', '是', '√', 't', 'true', 'right', 'yes', '1']
export const FALSE_WORDS = ['错', '错误', '否', '×', 'x', 'f', 'false', 'wrong', 'no', '0']

/** How true and false are written between the braces of a GIFT file. */
export const GIFT_TRUE = ['t', 'true', '对', '正确', '√']
export const GIFT_FALSE = ['f', 'false', '错', '错误', '×']
