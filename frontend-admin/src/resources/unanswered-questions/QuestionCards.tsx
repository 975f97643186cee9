import { Box } from '@mui/material';
import type { UnansweredQuestion } from '#libs/contracts/chat-admin';
import { CardList } from '../../shared/CardList';
import { Moment } from '../../shared/Moment';
import { askedInWords } from './question-words';
import { QuestionActions } from './QuestionActions';

export function QuestionCards() {
  return (
    <CardList<UnansweredQuestion>
      isDimmed={() => false}
      render={(question) => (
        <>
          <Box sx={{ fontWeight: 550, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{question.question}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
            {askedInWords(question.askedCount)},{' '}
            {question.askedCount > 1 && (
              <>
                first <Moment at={question.firstAskedAt} />, last{' '}
              </>
            )}
            <Moment at={question.lastAskedAt} />
          </Box>
          <Box sx={{ mt: 0.5 }}>
            <QuestionActions question={question} />
          </Box>
        </>
      )}
    />
  );
}
