import { createContext, useContext } from 'react';

/** Where the site is known to be, without a slash at its end. */
export const SiteOrigin = createContext('');

export const useSiteOrigin = () => useContext(SiteOrigin);
