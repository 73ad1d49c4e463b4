import { createContext, useContext } from 'react';

/** The site's public origin, without a trailing slash. */
export const SiteOrigin = createContext('');

export const useSiteOrigin = () => useContext(SiteOrigin);
