/** The name of an account whose personal values were erased, stored in their place and shown wherever the account once acted. */
export const ERASED_NAME = '已注销用户'
