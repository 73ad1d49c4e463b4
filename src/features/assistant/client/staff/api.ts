import { readQuery } from '#platform/client/read-query.ts';
import { callEndpoint } from '#platform/client/request.ts';
import type {
  changeTaughtAnswer,
  dismissQuestion,
  listOpenQuestions,
  listTaughtAnswers,
  listWrongAnswers,
  markAnswerWrong,
  removeTaughtAnswer,
  teachAnswer,
  unmarkAnswer,
} from '../../contract.ts';
import type { editModel, readModel } from '../../model-contract.ts';

export const openQuestionsQuery = readQuery<typeof listOpenQuestions>('/api/assistant/questions');
export const taughtAnswersQuery = readQuery<typeof listTaughtAnswers>('/api/assistant/answers');

export const modelQuery = readQuery<typeof readModel>('/api/admin/model');

export const wrongAnswersQuery = (conversationId: string) =>
  readQuery<typeof listWrongAnswers>('/api/assistant/wrong-answers', { query: { conversationId } });

type TaughtAnswerDraft = { question: string; answer: string; allowsLinks: boolean };

// Each throws RequestError when the response is not OK.

export type ModelDraft = {
  provider: 'openai-compatible' | 'anthropic' | null;
  baseUrl: string;
  model: string;
  apiKey?: string;
};
export const requestModel = (body: ModelDraft) =>
  callEndpoint<typeof editModel>('PATCH', '/api/admin/model', { body });

export const requestTeaching = (body: TaughtAnswerDraft & { messageId?: string }) =>
  callEndpoint<typeof teachAnswer>('POST', '/api/assistant/answers', { body });

export const requestAnswerChange = (id: string, body: TaughtAnswerDraft) =>
  callEndpoint<typeof changeTaughtAnswer>('PATCH', '/api/assistant/answers/:id', {
    params: { id },
    body,
  });

export const requestAnswerRemoval = (id: string) =>
  callEndpoint<typeof removeTaughtAnswer>('DELETE', '/api/assistant/answers/:id', {
    params: { id },
  });

export const requestDismissal = (id: string) =>
  callEndpoint<typeof dismissQuestion>('DELETE', '/api/assistant/questions/:id', {
    params: { id },
  });

export const requestMark = (id: string) =>
  callEndpoint<typeof markAnswerWrong>('POST', '/api/assistant/wrong-answers/:id', {
    params: { id },
  });

export const requestUnmark = (id: string) =>
  callEndpoint<typeof unmarkAnswer>('DELETE', '/api/assistant/wrong-answers/:id', {
    params: { id },
  });
