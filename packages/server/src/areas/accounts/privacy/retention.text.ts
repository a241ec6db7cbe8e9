/** Replaces the name of an erased account wherever the account acted. */
export const ERASED_NAME = '已注销用户'
