/** Addresses of this area's pages, for links from elsewhere. */
export const accountsPaths = {
  users: '/system/user',
  personalCentre: '/personal/center',
} as const
