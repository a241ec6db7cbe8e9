/** Addresses of this area's pages, for links from elsewhere. */
export const signupPaths = {
  basic: '/sign/basic',
  photo: '/sign/basic?step=photo',
  train: '/sign/train',
} as const
