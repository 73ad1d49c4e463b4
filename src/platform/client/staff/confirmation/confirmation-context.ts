import { createContext, useContext } from 'react';

/** Asks people to prove again who they are, where the server wants that before something sensitive. */
export type Confirmation = {
  /**
   * Makes a call; when the server asks for a confirmation first, it is made again after that.
   * @returns false when the person cancelled @throws what the call throws
   */
  run: (call: () => Promise<unknown>) => Promise<boolean>;
  /** Confirms before something that cannot be repeated, such as a download. @returns and throws as `run` */
  ensure: () => Promise<boolean>;
};

export const ConfirmationContext = createContext<Confirmation>({
  run: async (call) => {
    await call();
    return true;
  },
  ensure: async () => true,
});

export const useConfirmation = () => useContext(ConfirmationContext);
